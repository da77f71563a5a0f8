// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import { exampleAddress } from "../../src/steps/exampleAddress";
import type { Line } from "../../src/session/line";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";
import { lines, states, subsetsOf, togglesOf } from "./lines";
import type { Recorded } from "./recordingClient";

/** Answers everything that is asked, and returns the requests to the service. */
async function answer(line: Line, values: Values, flags: readonly PartnerFlag[]) {
  const funnel = openFunnel(line, flags);
  const result = await funnel.answer(values);
  funnel.session.dispose();
  return { ...result, sent: funnel.takeSent() };
}

const asking = lines.flatMap(({ line, examples }) => (examples ? [{ slug: line.slug, line, examples }] : []));

const isLead = ({ call }: Recorded): boolean => /\/leads(?:\/[^/]+)?$/.test(call);
/** Returns a request as lines, one for each field of its body; a lead's fields have a snapshot of their own. */
const linesOf = (request: Recorded): readonly string[] =>
  [request.call, ...(isLead(request) ? [] : Object.entries(request.body ?? {}).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`))];

/** Returns the requests of an example in a state. Each state's town is replaced by that of Texas. */
async function sentIn(state: string, line: Line, values: Values, flags: readonly PartnerFlag[]): Promise<readonly string[]> {
  const { city, zipCode } = exampleAddress(state);
  const texas = exampleAddress("TX");
  const { sent } = await answer(line, values, flags);
  return sent.flatMap(linesOf).map((text) => text.replaceAll(city, texas.city).replaceAll(zipCode, texas.zipCode).replaceAll(`"${state}"`, '"TX"'));
}

/** Returns the lines that differ, as a diff shows them. */
const differences = (from: readonly string[], to: readonly string[]): readonly string[] => [
  ...from.filter((text) => !to.includes(text)).map((text) => `- ${text}`),
  ...to.filter((text) => !from.includes(text)).map((text) => `+ ${text}`),
];
const written = (texts: readonly string[]): string => `\n${texts.join("\n")}\n`;

describe.each(asking)("$slug", ({ line, examples }) => {
  const { flags } = togglesOf(line);
  const told = { least: { values: examples.minimal, flags: [] }, most: { values: examples.maximal, flags } };

  it.each(states.flatMap((state) => subsetsOf(flags).map((on) => ({ state, on: on.join(", ") || "no flag", flags: on }))))(
    "gets to the end in $state with $on, every request as the contract has it",
    async ({ state, flags: on }) => {
      for (const values of [examples.minimal(state), examples.maximal(state)]) {
        const { refused, reached } = await answer(line, values, on);
        expect(refused).toEqual([]);
        expect(reached).toBe(true);
      }
    },
  );

  it.each(["least", "most"] as const)("sends the %s", async (much) => {
    const { values, flags: on } = told[much];
    expect(written(await sentIn("TX", line, values("TX"), on))).toMatchSnapshot();
  });

  it.each(["CA", "HI"])("sends in %s, other than in Texas", async (state) => {
    const { values, flags: on } = told.most;
    expect(written(differences(await sentIn("TX", line, values("TX"), on), await sentIn(state, line, values(state), on)))).toMatchSnapshot();
  });

  it("refuses a missing required answer at the step that asks it", async () => {
    const least = examples.minimal("TX");
    const whole = await answer(line, least, flags);
    for (const name of Object.keys(least)) {
      const { [name]: _left, ...rest } = least;
      const { reached, refused, path } = await answer(line, rest, flags);
      if (reached) expect(path, name).toEqual(whole.path);
      else expect(refused, name).toEqual([expect.stringContaining('"stay"')]);
    }
  });
});

it("a lead sends the answers known by then", async () => {
  const leads: Record<string, unknown> = {};
  for (const { line, slug, examples } of asking) {
    const { sent } = await answer(line, examples.maximal("TX"), togglesOf(line).flags);
    // Fields that haven't changed since the lead before are left out.
    let before: readonly string[] = [];
    leads[slug] = sent.filter(isLead).map(({ call, body }) => {
      const members = Object.entries(body ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
      const news = differences(before, members);
      before = members;
      return [call, ...news];
    });
  }
  expect(leads).toMatchSnapshot();
});
