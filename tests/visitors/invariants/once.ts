import type { Creation } from "../story";
import type { Invariant } from "./invariant";

/**
 * Names an application by its create: the line and the address, each of which begins another application when it changes. A pet's
 * application can't be changed, so each answer of it does.
 */
function aboutOf({ call, body }: Creation): string {
  const { leadId: _lead, ...said } = JSON.parse(body || "{}") as { readonly leadId?: string; readonly propertyAddress?: unknown };
  return `${call} ${JSON.stringify(call.endsWith("/pet") ? said : said.propertyAddress)}`;
}

/** The most creates of the same thing. */
const most = (creations: readonly Creation[]): number => Math.max(0, ...creations.map((one) => creations.filter((other) => aboutOf(other) === aboutOf(one)).length));

const made: readonly (readonly [string, RegExp, (creations: readonly Creation[]) => number])[] = [
  ["leads", /^POST \/v1\/leads$/, (creations) => creations.length],
  ["applications", /^POST \/v1\/applications\/\w+$/, most],
];

export const once: Invariant = {
  says: "A visit makes one lead, and one application of a line at an address, or of a pet.",
  patience: 0,
  faults: ({ tab: { story } }) =>
    made.flatMap(([what, call, count]) => {
      const creations = story.madeOf(call);
      return count(creations) > story.begun ? [`${count(creations)} ${what} for a visit that was begun ${story.begun} times: ${creations.map((one) => `${one.call} ${one.body.slice(0, 500)}`).join(" | ")}`] : [];
    }),
};
