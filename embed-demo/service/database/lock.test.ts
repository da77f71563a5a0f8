import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
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
  it("is never held twice, in sixty races of eight", async () => {
    for (let race = 0; race < 60; race += 1) {
      // What a process that is gone has left behind, which all eight try to clear away.
      await writeFile(join(directory, "service.lock.4194303.1.x"), "");
      const claims = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
      const held = claims.flatMap((claim) => (claim.status === "fulfilled" ? [claim.value] : []));
      expect(held.length).toBeLessThanOrEqual(1);
      await Promise.all(held.map((letGo) => letGo()));
      expect(await readdir(directory)).toEqual([]);
    }
  });

  it("names the process that holds it, and is free when that lets go", async () => {
    const letGo = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
    await letGo();
    await (await lockDirectory(directory))();
  });

  it("tells a later process with the same number from the one that left its claim", async () => {
    await writeFile(join(directory, `service.lock.${process.pid}.1.x`), "");
    if (process.platform === "linux") await (await lockDirectory(directory))();
    else await expect(lockDirectory(directory)).rejects.toThrow("in use");
  });
});
