// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Problem } from "../../api/contract/problem";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { field } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { createSession } from "../../session/createSession";
import type { Effect } from "../../session/effect";
import { done } from "../../session/effectOutcome";
import type { Line, LineStep } from "../../session/line";
import { sendingBehind } from "./sendingBehind";

const { title } = phrases("test", { title: "Step" });
const problem = (code: Problem["code"], status: number): Problem => ({ type: "about:blank", title: "", status, code });

/** A line of steps `first`, `second`, `own` and `last`, each with an answer of that name. Next sends the one of `own` itself. */
function open() {
  const state = { sent: [] as string[], refusal: null as Problem | null, error: null as Error | null, isShut: false, waiting: [] as (() => void)[] };
  const fields = new Map(["first", "second", "own", "last"].map((name) => [name, field(name, z.string(), { initial: "" })]));
  const stepOf = (id: string): LineStep => {
    const answer = fields.get(id)!;
    const effect: Effect = {
      id: "send",
      ...(id !== "own" && { behind: true }),
      input: (answers) => answers.get(answer),
      async run({ answers }) {
        state.sent.push(`${id} ${answers.get(answer)}`);
        if (state.isShut) await new Promise<void>((resolve) => state.waiting.push(resolve));
        if (state.error) throw state.error;
        return state.refusal ? { kind: "problem", problem: state.refusal } : done;
      },
    };
    return { id, title, screen: () => null, fields: [answer], effects: [effect] };
  };
  const session = createSession(sessionOptions());
  session.line.value = { slug: "auto", cases: [], riskState: () => null, flow: { groups: [{ id: "all", label: title, steps: [...fields.keys()].map(stepOf) }] } } as unknown as Line;
  const sender = sendingBehind(session);
  return {
    state,
    sender,
    /** Answers a step, as Next does, without sending anything yet. */
    answer(id: string, value = "1") {
      session.commit({ [id]: value });
      session.complete(id);
    },
    /** Lets the request through that is under way. */
    async letThrough() {
      state.waiting.shift()!();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("sends one answer at a time", async () => {
  const { state, sender, answer, letThrough } = open();
  state.isShut = true;
  for (const id of ["first", "second"]) {
    answer(id);
    sender.send();
    await seconds(0);
  }
  expect(state.sent).toEqual(["first 1"]);
  await letThrough();
  expect(state.sent).toEqual(["first 1", "second 1"]);
});

it("sends an answer again that was changed while it was sent", async () => {
  const { state, sender, answer, letThrough } = open();
  state.isShut = true;
  answer("first");
  sender.send();
  await seconds(0);
  answer("first", "2");
  sender.send();
  await letThrough();
  expect(state.sent).toEqual(["first 1", "first 2"]);
});

it("leaves an answer to Next that Next waits for, and those after it", async () => {
  const { state, sender, answer } = open();
  for (const id of ["first", "second", "own", "last"]) answer(id);
  sender.send();
  await seconds(0);
  expect(state.sent).toEqual(["first 1", "second 1"]);
});

it.each(["done", "failed"])("sends nothing while Next writes itself, and goes on afterwards (%s)", async (how) => {
  const { state, sender, answer, letThrough } = open();
  state.isShut = true;
  answer("first");
  answer("second");
  sender.send();
  await seconds(0);
  const own = sender.held(async () => {
    state.sent.push("own, under way");
    sender.send();
    await seconds(1);
    state.sent.push("own, over");
    if (how === "failed") throw new Error("broken");
  });
  own.catch(() => undefined);
  expect(state.sent).toEqual(["first 1"]);
  state.isShut = false;
  await letThrough();
  await own.catch(() => undefined);
  await seconds(0);
  expect(state.sent).toEqual(["first 1", "own, under way", "own, over", "second 1"]);
});

/** The number of attempts, in all, 4, 5, 14 and 15 seconds after the first. */
async function attempts(refusal: Problem): Promise<number[]> {
  const { state, sender, answer } = open();
  state.refusal = refusal;
  answer("first");
  sender.send();
  const seen: number[] = [];
  for (const pause of [4, 1, 9, 1]) {
    await seconds(pause);
    seen.push(state.sent.length);
  }
  return seen;
}

it.each([
  ["doesn't arrive", problem("NETWORK", 0)],
  ["meets a service that is busy", problem("RATE_LIMITED", 429)],
  ["meets a service that is down", problem("INTERNAL", 500)],
])("sends an answer again after 5 and 10 seconds that %s", async (_what, refusal) => expect(await attempts(refusal)).toEqual([1, 2, 2, 3]));

it("leaves an answer that is refused to the request for prices, which tells it", async () =>
  expect(await attempts(problem("PREMIUM_TOO_HIGH", 409))).toEqual([1, 1, 1, 1]));

it("begins with the shortest pause again once everything was sent", async () => {
  const { state, sender, answer } = open();
  state.refusal = problem("NETWORK", 0);
  answer("first");
  sender.send();
  await seconds(14);
  state.refusal = null;
  await seconds(1);
  state.refusal = problem("NETWORK", 0);
  answer("second");
  sender.send();
  await seconds(5);
  expect(state.sent).toEqual(["first 1", "first 1", "first 1", "second 1", "second 1"]);
});

it("takes the next answer's sending for the attempt that was waiting", async () => {
  const { state, sender, answer, letThrough } = open();
  state.refusal = problem("NETWORK", 0);
  answer("first");
  sender.send();
  await seconds(4);
  state.isShut = true;
  answer("second");
  sender.send();
  await seconds(2);
  await letThrough();
  await seconds(9);
  expect(state.sent).toEqual(["first 1", "first 1"]);
});

it.each<[string, (sender: ReturnType<typeof open>["sender"]) => unknown, string[]]>([
  ["with nothing else under way", () => undefined, ["ahead"]],
  ["but not while another answer is sent", (sender) => sender.send(), ["first 1"]],
  ["but not while Next writes itself", (sender) => sender.held(() => new Promise(() => undefined)), []],
])("sends an answer before Next %s", async (_when, begin, sent) => {
  const { state, sender, answer } = open();
  state.isShut = true;
  answer("first");
  void begin(sender);
  sender.ahead(() => Promise.resolve(state.sent.push("ahead")));
  await seconds(0);
  expect(state.sent).toEqual(sent);
});

it("lets Next write after an answer sent ahead has failed, and no sooner", async () => {
  const { sender } = open();
  const told: string[] = [];
  sender.ahead(() => new Promise((_resolve, reject) => setTimeout(() => (told.push("ahead failed"), reject(new Error("broken"))), 1_000)));
  const next = sender.held(() => Promise.resolve(told.push("Next")));
  await seconds(1);
  await next;
  expect(told).toEqual(["ahead failed", "Next"]);
});

it("lets Next write after sending has thrown an error", async () => {
  const { state, sender, answer } = open();
  state.error = new Error("broken");
  answer("first");
  sender.send();
  expect(await sender.held(() => Promise.resolve("Next"))).toBe("Next");
});
