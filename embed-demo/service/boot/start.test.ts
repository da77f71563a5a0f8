import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import type * as dataFiles from "../reference/dataFile";
import { sandboxDoors } from "./sandboxDoors";
import { startService } from "./start";

afterAll(() => {
  vi.doUnmock("../reference/dataFile");
  vi.resetModules();
});

it("a start that fails late stops the work that has begun", { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "insurance-quote-"));
  const begun = vi.spyOn(globalThis, "setInterval");
  const ended = vi.spyOn(globalThis, "clearInterval");
  const started = startService({ port: 0, ...sandboxDoors("http://localhost:4403"), dataDir, allowedOrigins: {}, trustedProxies: ["nowhere"], logLevel: "silent" });
  await expect(started).rejects.toThrow("TRUSTED_PROXIES");
  const timers = begun.mock.results.map(({ value }) => value);
  expect(timers.length).toBeGreaterThan(1);
  expect(ended.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

it("a misspelled state in carriers.csv stops the start, before a database is opened", async () => {
  vi.resetModules();
  vi.doMock("../reference/dataFile", async (original) => {
    const real = await original<typeof dataFiles>();
    return { ...real, dataFile: (name: string) => (name === "carriers.csv" ? real.dataFile(name).replace("-AK HI", "-AK XY") : real.dataFile(name)) };
  });
  const { startService } = await import("./start");
  const { sandboxDoors } = await import("./sandboxDoors");
  const started = startService({ port: 0, ...sandboxDoors("http://localhost:4403"), dataDir: "package.json", allowedOrigins: {}, logLevel: "silent" });
  await expect(started).rejects.toThrow(/^carriers\.csv, line \d+, column states: "XY" isn't a state\.$/);
});
