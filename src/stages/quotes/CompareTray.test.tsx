import { act } from "react";
import { expect, it, vi } from "vitest";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aQuote } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import { withChosen } from "./compare/compared";
import { CompareTray } from "./CompareTray";

const page = mounted();

function show(count: number) {
  const session = createSession(sessionOptions());
  const chosen = Array.from({ length: count }, (_, index) => aQuote({ id: `Carrier ${index + 1}` }));
  session.quotes.compared.value = chosen.map(({ id }) => id);
  const runner = aRunner({ openSubroute: vi.fn() });
  page.render(inFunnel(session, runner, <CompareTray chosen={chosen} />));
  return { session, runner };
}

const buttons = () => [...page.container.querySelectorAll("button")];

it.each([
  [0, "", []],
  [1, "1 chosenCarrier 1. Choose at least one more", ["Clear"]],
  [2, "2 chosenCarrier 1, Carrier 2", ["Clear", "Compare"]],
  [5, "5 chosen, the most you can compareCarrier 1, Carrier 2, Carrier 3, Carrier 4, Carrier 5", ["Clear", "Compare"]],
])("with %i quotes it says '%s'", (count, said, actions) => {
  show(count);
  expect(page.container.querySelector("p")?.textContent ?? "").toBe(said);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(actions);
});

it("clears, and compares", () => {
  const { session, runner } = show(2);
  act(() => buttons()[1]?.click());
  expect(runner.openSubroute).toHaveBeenCalledWith("compare");
  act(() => buttons()[0]?.click());
  expect(session.quotes.compared.peek()).toEqual([]);
});

it.each([
  [["a"], "b", true, ["a", "b"]],
  [["a", "b"], "a", false, ["b"]],
  [["a", "b"], "a", true, ["b", "a"]],
  [["a", "b", "c", "d"], "e", true, ["a", "b", "c", "d", "e"]],
  [["a", "b", "c", "d", "e"], "f", true, ["a", "b", "c", "d", "e"]],
  [["a", "b", "c", "d", "e"], "e", true, ["a", "b", "c", "d", "e"]],
] as const)("%j with %s chosen %s is %j", (compared, id, isChosen, expected) => {
  expect(withChosen(compared, id, isChosen)).toEqual(expected);
});
