// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { answerOf, openSteps, type Steps } from "../../fixtures/openSteps";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { isCarried, nextOf, passOver } from "./passOver";

const { wrong } = phrases("test", { wrong: "Wrong" });
const at = (step: string) => ({ step, detail: null });
const [second, other] = [answerOf("second"), answerOf("other")];
const required = { ...other, rule: (value: string) => (value === "" ? wrong : null) };

/** Comes to the second of three steps in the second line of a bundle, whose first has answered these questions. */
async function arrive(carried: Readonly<Record<string, string>>, given: Partial<LineStep> & Steps[string] = {}, isSecondLine = true) {
  const opened = openSteps({ first: {}, second: given, third: {} });
  const { session, stepOf } = opened;
  session.complete("first");
  session.commit(carried);
  const isKnown = isCarried(session, stepOf("second"));
  if (isSecondLine) session.outcome.value = { line: "homeowners", by: "contact", channel: null, carrierName: null, next: ["auto"] };
  return { ...opened, isKnown, shown: (await passOver(session, at("second"), new AbortController().signal)).step };
}

describe("a step of a bundle's second line", () => {
  it.each<[string, Readonly<Record<string, string>>, Partial<LineStep>, string]>([
    ["isn't shown if the first line has answered it", { second: "yes" }, {}, "third"],
    ["isn't shown if only an optional question is left", { second: "yes" }, { fields: [second, other] }, "third"],
    ["is shown if a required question is left", { second: "yes" }, { fields: [second, required] }, "second"],
    ["is shown if the first line asked none of it", { first: "yes" }, {}, "second"],
    ["is shown if it asks nothing", { second: "yes" }, { fields: [] }, "second"],
    ["is shown if its answers are on record and to be confirmed", { second: "yes" }, { confirms: true }, "second"],
    ["is shown if it has a part for each item", { second: "yes" }, { substeps: () => ["1"] }, "second"],
  ])("%s", async (_what, carried, given, shown) => {
    const found = await arrive(carried, given);
    expect([found.shown, found.isKnown]).toEqual([shown, shown === "third"]);
  });

  it("is sent as if the visitor had answered it here", async () => {
    expect((await arrive({ second: "yes" })).sent).toEqual(["second"]);
  });

  it("is shown to a visitor who comes back to it", async () => {
    const { session } = await arrive({ second: "yes" });
    expect(await passOver(session, at("second"), new AbortController().signal)).toEqual(at("second"));
  });

  it("is shown if its answer is refused", async () => {
    const refuse = () => Promise.resolve({ kind: "errors" as const, errors: [{ field: second, message: wrong }] });
    const { shown, session } = await arrive({ second: "yes" }, { effect: { run: refuse } });
    expect([shown, session.progress().completed]).toEqual(["second", ["first"]]);
  });
});

it("another line's steps are shown with what the lines have in common", async () => {
  const { shown, sent } = await arrive({ second: "yes" }, {}, false);
  expect([shown, sent]).toEqual(["second", []]);
});

it("the last step is shown although nothing is left to ask", async () => {
  const { session } = await arrive({ second: "yes", third: "yes" });
  expect(await passOver(session, at("third"), new AbortController().signal)).toEqual(at("third"));
});

it("nothing is passed over for a visitor who has moved on", async () => {
  const { session, sent } = await arrive({ third: "yes" });
  session.set(answerOf("third"), "typing");
  expect(await passOver(session, at("third"), AbortSignal.abort())).toEqual(at("third"));
  expect([sent, session.answers.peek().get(answerOf("third"))]).toEqual([[], "yes"]);
});

it("a step that isn't asked any more stays where it is", async () => {
  const { session } = await arrive({});
  expect(await passOver(session, at("gone"), new AbortController().signal)).toEqual(at("gone"));
});

it("a changed answer leads back to where the visitor came from", async () => {
  const { session } = await arrive({ second: "yes" });
  expect(nextOf(session, at("first"))).toEqual(at("second"));
  session.returnTo.value = "third";
  expect(nextOf(session, at("first"))).toEqual(at("third"));
  session.line.value = null;
  expect(nextOf(session, at("first"))).toBeNull();
});
