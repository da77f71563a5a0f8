// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import type { Line } from "../../src/session/line";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";
import { lines, states, subsetsOf, togglesOf } from "./lines";

/** Answers everything that is asked and gives back what left for the service. */
async function answer(line: Line, values: Values, flags: readonly PartnerFlag[]) {
  const funnel = openFunnel(line, flags);
  const result = await funnel.answer(values);
  funnel.session.dispose();
  return { ...result, sent: funnel.takeSent() };
}

const asking = lines.flatMap(({ line, examples }) => (examples ? [{ slug: line.slug, line, examples }] : []));

describe.each(asking)("$slug", ({ line, examples }) => {
  const { flags } = togglesOf(line);

  it.each(states.flatMap((state) => subsetsOf(flags).map((on) => ({ state, on: on.join(", ") || "no flag", flags: on }))))(
    "gets to the end in $state with $on, every request as the contract has it",
    async ({ state, flags: on }) => {
      for (const told of [examples.minimal(state), examples.maximal(state)]) {
        const { refused, reached } = await answer(line, told, on);
        expect(refused).toEqual([]);
        expect(reached).toBe(true);
      }
    },
  );

  it.each(["CA", "TX", "HI"])("sends the least in %s", async (state) => {
    expect((await answer(line, examples.minimal(state), [])).sent).toMatchSnapshot();
  });

  it.each(["CA", "TX", "HI"])("sends all that it may in %s", async (state) => {
    expect((await answer(line, examples.maximal(state), flags)).sent).toMatchSnapshot();
  });

  it("refuses where a required answer is missing, at the step that asks it", async () => {
    const told = examples.minimal("TX");
    const whole = await answer(line, told, flags);
    for (const name of Object.keys(told)) {
      const { [name]: _left, ...rest } = told;
      const { reached, refused, path } = await answer(line, rest, flags);
      if (reached) expect(path, name).toEqual(whole.path);
      else expect(refused, name).toEqual([expect.stringContaining('"stay"')]);
    }
  });
});
