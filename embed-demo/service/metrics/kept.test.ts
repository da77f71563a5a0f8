import { expect, it } from "vitest";
import { kept } from "./kept";

it("reads once for all who ask while the value is fresh", async () => {
  let reads = 0;
  const read = kept(async () => (reads += 1), { freshMs: 60_000, patienceMs: 1_000 });
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  const hurried = kept(async () => (reads += 1), { freshMs: 0, patienceMs: 1_000 });
  expect([await hurried(), await hurried()]).toEqual([2, 3]);
});

it("answers null if the reading fails or never ends", async () => {
  expect(await kept(() => Promise.reject(new Error("away")), { freshMs: 0, patienceMs: 1_000 })()).toBeNull();
  expect(await kept(() => new Promise<never>(() => {}), { freshMs: 0, patienceMs: 1 })()).toBeNull();
});
