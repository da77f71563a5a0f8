import { expect, it, vi } from "vitest";
import { wait } from "./wait";

const minute = 60_000;

it("ends at once when it is aborted, also before it began", async () => {
  const leaving = new AbortController();
  const waiting = wait(minute, leaving.signal);
  leaving.abort();
  await waiting;
  await wait(minute, leaving.signal);
});

it("leaves nothing on a signal that outlives it", async () => {
  const { signal } = new AbortController();
  const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
  await wait(0, signal);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
