import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDirectory } from "./lock";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "quote-lock-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe("a directory's lock", () => {
  it("names the process that holds it, and is free when that process releases it", async () => {
    const letGo = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
    await letGo();
    await (await lockDirectory(directory))();
  });

  it("distinguishes a later process with the same number from the one that left its claim", async () => {
    await writeFile(join(directory, `service.lock.${process.pid}.1.x`), "");
    if (process.platform === "linux") await (await lockDirectory(directory))();
    else await expect(lockDirectory(directory)).rejects.toThrow("in use");
  });
});
