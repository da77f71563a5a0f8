// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionOptions } from "../fixtures/sessionOptions";
import { askedAhead, stateAhead } from "./askedAhead";
import { createSession } from "./createSession";
import type { Session } from "./session";

let session: Session;
beforeEach(() => void (session = createSession(sessionOptions())));
afterEach(() => session.dispose());

const isGood = (answer: string): boolean => answer !== "refused";
const ask = (key: string, answer: () => Promise<string>, kind = "zip") => askedAhead(session, kind, key, answer, isGood);
const answering = (answer: string) => vi.fn(() => Promise.resolve(answer));

it("is asked once per key, and of each session and kind", async () => {
  const [first, again] = [answering("Austin"), answering("Dallas")];
  expect(await Promise.all([ask("78701", first), ask("78701", again)])).toEqual(["Austin", "Austin"]);
  expect(await ask("78701", again)).toBe("Austin");
  expect([first.mock.calls.length, again.mock.calls.length]).toEqual([1, 0]);
  expect(await ask("78701", again, "address")).toBe("Dallas");
  const other = createSession(sessionOptions());
  expect(await askedAhead(other, "zip", "78701", answering("Waco"), isGood)).toBe("Waco");
  other.dispose();
});

it("keeps the last key of a kind", async () => {
  await ask("78701", answering("Austin"));
  expect(await ask("75201", answering("Dallas"))).toBe("Dallas");
  expect(await ask("78701", answering("Austin again"))).toBe("Austin again");
});

it.each<[string, () => Promise<string>]>([
  ["refused", () => Promise.resolve("refused")],
  ["lost", () => Promise.reject(new Error("offline"))],
])("is asked again after its answer was %s", async (_how, failed) => {
  await ask("78701", failed).catch(() => undefined);
  await Promise.resolve();
  expect(stateAhead(session, "zip", "78701")).toEqual({ isAsked: false, isAnswered: false });
  expect(await ask("78701", answering("Austin"))).toBe("Austin");
});

it("isn't forgotten because an earlier key's answer was refused", async () => {
  let refuse = (_answer: string): void => undefined;
  const earlier = ask("78701", () => new Promise<string>((resolve) => (refuse = resolve)));
  await ask("75201", answering("Dallas"));
  refuse("refused");
  await earlier;
  await Promise.resolve();
  expect(stateAhead(session, "zip", "75201")).toEqual({ isAsked: true, isAnswered: true });
});

it("tells whether it was asked and answered", async () => {
  const state = (key: string) => stateAhead(session, "zip", key);
  expect(state("78701")).toEqual({ isAsked: false, isAnswered: false });
  const answer = ask("78701", answering("Austin"));
  expect([state("78701"), state("75201")]).toEqual([{ isAsked: true, isAnswered: false }, { isAsked: false, isAnswered: false }]);
  await answer;
  expect([state("78701"), state("75201")]).toEqual([{ isAsked: true, isAnswered: true }, { isAsked: false, isAnswered: false }]);
});
