import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createHeldTasks } from "./heldTasks";
import type { Task } from "./tasks";

/** Holds tasks whose calls end when they are told to. */
function open() {
  const held = createHeldTasks<null>();
  const calls: { readonly signal: AbortSignal; end(): void }[] = [];
  const hold = (id: string, run = 1): void =>
    held.hold({ id, run } as Task<null>, { id, key: "key", session: "session" }, (signal) => new Promise((end) => void calls.push({ signal, end })));
  return { held, hold, calls, aborted: () => calls.map(({ signal }) => signal.aborted) };
}

it("holds a task until its call ends, in the order in which they began", async () => {
  const { held, hold, calls } = open();
  hold("one");
  hold("two");
  expect([held.ids(), held.owned().map(({ id }) => id)]).toEqual([["one", "two"], ["one", "two"]]);
  calls[0]!.end();
  await setImmediate();
  expect(held.ids()).toEqual(["two"]);
});

it("goes on with the later of two calls for a task, whenever the earlier ends", async () => {
  const { held, hold, calls, aborted } = open();
  hold("one");
  hold("one");
  expect(aborted()).toEqual([true, false]);
  calls[0]!.end();
  await setImmediate();
  expect(held.ids()).toEqual(["one"]);
});

it("frees the places of calls that have become pointless at once, and ends them", () => {
  const { held, hold, aborted } = open();
  hold("one");
  hold("two", 2);
  held.drop(({ run }) => run < 2);
  expect([held.ids(), aborted()]).toEqual([["two"], [true, false]]);
});
