import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const racers = 4;
const races = 30;

/** Takes the lock of the directory that it is sent and reports whether it has it; an empty name releases the lock. */
const racer = `
  import { lockDirectory } from ${JSON.stringify(pathToFileURL(join(process.cwd(), "embed-demo/service/database/lock.ts")).href)};
  let letGo = null;
  process.on("message", async (directory) => {
    if (directory === "") {
      await letGo?.();
      letGo = null;
    } else letGo = await lockDirectory(directory).catch(() => null);
    process.send(letGo !== null);
  });
  process.send(true);
`;

let children: ChildProcess[] = [];
let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "quote-race-"));
  children = Array.from({ length: racers }, () =>
    spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", racer], { stdio: ["ignore", "inherit", "inherit", "ipc"] }),
  );
  await Promise.all(children.map((child) => once(child, "message")));
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(directory, { recursive: true, force: true });
});

const askAll = (message: string): Promise<boolean[]> =>
  Promise.all(
    children.map(async (child) => {
      const answer = once(child, "message");
      child.send(message);
      return ((await answer) as [boolean])[0];
    }),
  );

it(`${racers} processes that start at once on a directory whose holder has crashed: at most one takes it`, async () => {
  let won = 0;
  for (let race = 0; race < races; race += 1) {
    // The crash leaves a lock that all of them remove, here in the current and in an earlier version's format.
    await writeFile(join(directory, "service.lock.4194303.1.x"), "held");
    await writeFile(join(directory, "service.lock"), "4194303 1");
    const holders = (await askAll(directory)).filter(Boolean).length;
    expect(holders).toBeLessThanOrEqual(1);
    won += holders;
    await askAll("");
  }
  expect(won).toBeGreaterThan(races / 2);
});
