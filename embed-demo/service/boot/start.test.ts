import { afterAll, expect, it, vi } from "vitest";
import type * as dataFiles from "../reference/dataFile";

afterAll(() => {
  vi.doUnmock("../reference/dataFile");
  vi.resetModules();
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
