import { describe, expect, it } from "vitest";
import { field } from "../../flow/field";
import { z } from "../../kernel/zod";
import { createDrafts } from "./drafts";
import { createSubmissions } from "./submission";

const text = (name: string) => field(name, z.string(), { initial: "" });
const [address, health, zip] = [text("address"), text("health"), text("zip")] as const;

/** The form of three answers, and what is being sent of it. */
function open() {
  const drafts = createDrafts({}, () => ({}), { startInManualMode: false });
  const submissions = createSubmissions(drafts);
  /** Types the address and presses Next, or has it sent behind the visitor's back. */
  const send = (typed: string, behind?: "behind") => {
    if (!behind) drafts.of(address).value = typed;
    return submissions.begin([address, health, zip], behind ? {} : { address: typed.trim() }, { address: typed, health: "", zip: "" }, behind);
  };
  return { drafts, submissions, send, shown: () => drafts.of(address).peek() };
}

describe("a corrected answer", () => {
  it("replaces the one that is sent and the one on screen", () => {
    const { submissions, send, shown } = open();
    const sending = send("2 oak");
    submissions.settle("address", "2 Oak St");
    expect([sending.values["address"], sending.shown(address), shown()]).toEqual(["2 Oak St", "2 Oak St", "2 Oak St"]);
  });

  it("replaces nothing that was typed meanwhile", () => {
    const { drafts, submissions, send, shown } = open();
    const sending = send("2 oak");
    drafts.of(address).value = "3 oak";
    submissions.settle("address", "2 Oak St");
    expect([sending.values["address"], shown()]).toEqual(["2 Oak St", "3 oak"]);
  });

  it.each([
    ["is of the next one, too, if that is the same", "2 oak", ["2 Oak St", "2 Oak St", "2 Oak St"]],
    ["is of the next one, too, if a space is all that was typed since", "2 oak ", ["2 Oak St", "2 Oak St", "2 oak "]],
    ["isn't of the next one, if that is newer", "3 oak", ["2 Oak St", "3 oak", "3 oak"]],
  ])("of an answer sent behind the visitor's back %s", (_what, typed, expected) => {
    const { submissions, send, shown } = open();
    const behind = send("2 oak", "behind");
    const next = send(typed);
    submissions.settle("address", "2 Oak St");
    expect([behind.values["address"], next.values["address"], shown()]).toEqual(expected);
  });

  it("is of its step, whatever is sent of another behind the visitor's back", () => {
    const { submissions, send, shown } = open();
    submissions.begin([health], {}, { health: "Great" }, "behind");
    const sending = send("2 oak");
    submissions.settle("address", "2 Oak St");
    expect([sending.values["address"], shown()]).toEqual(["2 Oak St", "2 Oak St"]);
  });

  it("is of the last press, whatever a press before it is still sending", () => {
    const { submissions, send } = open();
    send("1 oak");
    const next = send("2 oak");
    submissions.settle("address", "2 Oak St");
    expect(next.values["address"]).toBe("2 Oak St");
  });

  it("is none of a submit that has ended", () => {
    const { submissions, send } = open();
    const ended = send("2 oak");
    ended.end();
    submissions.settle("address", "2 Oak St");
    expect(ended.values["address"]).toBe("2 oak");
  });
});

describe("a submit", () => {
  it("knows which of its own answers were edited since", () => {
    const { drafts, submissions } = open();
    drafts.of(health).value = "Great";
    drafts.of(zip).value = "78701";
    const sending = submissions.begin([health], { health: "Great" }, { health: "Great" });
    expect([health, zip].map(sending.isEdited)).toEqual([false, false]);
    drafts.of(health).value = "Good";
    expect([health, zip].map(sending.isEdited)).toEqual([true, false]);
  });

  it("brings back no answer of a line that was left meanwhile", () => {
    const { submissions } = open();
    const given = { health: "Great", zip: "78701" };
    const sending = submissions.begin([health, zip], given, given);
    submissions.forget((name) => name === "zip");
    expect([sending.values, [health, zip].map(sending.shown)]).toEqual([{ health: "", zip: "78701" }, ["", "78701"]]);
  });
});
