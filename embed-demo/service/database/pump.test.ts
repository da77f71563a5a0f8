import { expect, it, vi } from "vitest";
import { createPump } from "./pump";

/** The ticks after which everything that a run sets in motion at its end has happened. */
const ticks = 12;

async function after(count: number, act: () => void): Promise<void> {
  for (let tick = 0; tick < count; tick += 1) await Promise.resolve();
  act();
}

it.each(Array.from({ length: ticks }, (_, tick) => tick))("a request %d ticks after a run began is followed by a run", async (tick) => {
  const begun: number[] = [];
  let wished = 0;
  const pump = createPump(
    () => {
      begun.push(wished);
      return Promise.resolve();
    },
    () => undefined,
  );
  pump.wish();
  await after(tick, () => {
    wished += 1;
    pump.wish();
  });
  await after(2 * ticks, () => undefined);
  expect(begun.at(-1)).toBe(1);
});

it("a request made during a run that fails isn't lost", async () => {
  const onError = vi.fn();
  let runs = 0;
  const pump = createPump(async () => {
    runs += 1;
    if (runs > 1) return;
    await Promise.resolve();
    pump.wish();
    throw new Error("Out of reach");
  }, onError);
  pump.wish();
  await after(2 * ticks, () => undefined);
  expect(onError).toHaveBeenCalledOnce();
  expect(runs).toBe(2);
});

it("a request that work makes before it waits for anything begins no second run beside it", async () => {
  let [runs, running, most] = [0, 0, 0];
  const pump = createPump(async () => {
    runs += 1;
    running += 1;
    most = Math.max(most, running);
    if (runs === 1) pump.wish();
    await Promise.resolve();
    running -= 1;
  }, () => undefined);
  pump.wish();
  await after(2 * ticks, () => undefined);
  expect([runs, most]).toEqual([2, 1]);
});

it("stops after the current run", async () => {
  const work = vi.fn(() => Promise.resolve());
  const pump = createPump(work, () => undefined);
  pump.wish();
  pump.wish();
  const stopped = pump.stop();
  pump.wish();
  await stopped;
  await after(2 * ticks, () => undefined);
  expect(work).toHaveBeenCalledOnce();
});
