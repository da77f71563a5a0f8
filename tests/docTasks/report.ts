import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Done } from "./doTask";

const folder = join(import.meta.dirname, "../../.cache/docTasks");

export async function writeDone(id: string, done: Done): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${id}.json`), JSON.stringify(done));
}

/** Returns a task's effort in the last run; undefined if the task failed. */
export const readDone = async (id: string): Promise<Done | undefined> => {
  const text = await readFile(join(folder, `${id}.json`), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Done);
};

export const removeDone = (): Promise<void> => rm(folder, { recursive: true, force: true });
