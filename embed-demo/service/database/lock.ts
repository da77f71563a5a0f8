import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const prefix = "service.lock.";
/** The number of tries after two processes met, and the most milliseconds that each then waits. */
const meeting = { tries: 8, wait: 50 } as const;
/** The content of a claim that has won, so that later processes needn't try again. */
const holding = "held";

/** Another process has the directory. */
export class DirectoryInUse extends Error {}

interface Claim {
  pid: number;
  /** The start time of the process in kernel ticks, which distinguishes it from a later one with its number. Empty if unreadable. */
  started: string;
}

/**
 * PGlite has no lock of its own, and two processes on one directory silently lose rows. Each process first leaves a claim under a
 * name of its own, then looks for others. Of two that start at once at least one sees the other, so there are never two holders. A
 * claim is never overwritten; the next process removes one whose process is gone. Returns the function that releases the lock.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  for (let attempt = 1; ; attempt += 1) {
    const mine = `${prefix}${process.pid}.${startOf(process.pid) ?? ""}.${randomUUID()}`;
    const path = join(directory, mine);
    const letGo = () => rm(path, { force: true });
    await writeFile(path, "", { flag: "wx" });
    const other = await otherIn(directory, mine);
    if (!other) {
      await writeFile(path, holding);
      return letGo;
    }
    await letGo();
    if (other.isHolder || attempt === meeting.tries) throw new DirectoryInUse(`${directory} is in use by process ${other.pid}. Stop it, or use another DATA_DIR.`);
    // Both may have stepped back: the first to try again gets the lock.
    await pause(Math.random() * meeting.wait);
  }
}

/** A living process's claim, and if it has won. */
async function otherIn(directory: string, mine: string): Promise<(Claim & { isHolder: boolean }) | null> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(prefix) || name === mine) continue;
    const [pid = "", started = ""] = name.slice(prefix.length).split(".");
    const claim = { pid: Number(pid), started };
    if (isAlive(claim)) return { ...claim, isHolder: (await readFile(join(directory, name), "utf8").catch(() => "")) === holding };
    await rm(join(directory, name), { force: true });
  }
  return null;
}

function isAlive({ pid, started }: Claim): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const now = startOf(pid);
  return now === null || started === "" || now === started;
}

/** Works on Linux only. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
