import type { Invariant } from "./invariant";

/** The address in an application's create. Another address begins another application. */
const addressIn = (body: string): string => JSON.stringify((JSON.parse(body || "{}") as { readonly propertyAddress?: unknown }).propertyAddress);

/** The most creates of the same thing. */
const most = (bodies: readonly string[]): number => Math.max(0, ...bodies.map((body) => bodies.filter((other) => addressIn(other) === addressIn(body)).length));

const made: readonly (readonly [string, RegExp, (bodies: readonly string[]) => number])[] = [
  ["leads", /^POST \/v1\/leads$/, (bodies) => bodies.length],
  ["applications", /^POST \/v1\/applications\/\w+$/, most],
];

export const once: Invariant = {
  says: "A visit makes one lead, and one application of an address.",
  patience: 0,
  faults: ({ tab: { story } }) =>
    made.flatMap(([what, call, count]) => {
      const bodies = story.madeOf(call);
      return count(bodies) > story.begun ? [`${count(bodies)} ${what} for a visit that was begun ${story.begun} times: ${bodies.map((body) => body.slice(0, 500)).join(" | ")}`] : [];
    }),
};
