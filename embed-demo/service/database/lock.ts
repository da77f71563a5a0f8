import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const prefix = "service.lock.";
/** How often two that met try again, and for how many milliseconds at most each lets the other go first. */
const meeting = { tries: 8, wait: 50 } as const;
/** What stands in a claim once it has won, so that who comes later needn't try again. */
const holding = "held";

interface Claim {
  pid: number;
  /** When the process started, in the kernel's ticks; tells it from a later one with its number. Empty where that can't be read. */
  started: string;
}

/**
 * PGlite has no lock of its own, and two processes on one directory lose rows in silence. Each process first leaves a claim
 * under a name of its own, then looks for others: of two that come at once at least one sees the other, so there are never two
 * holders. A claim is never overwritten; one whose process is gone is cleared away by whoever finds it. Returns how to let go.
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
    if (other.isHolder || attempt === meeting.tries) throw new Error(`${directory} is in use by process ${other.pid}. Stop it, or use another DATA_DIR.`);
    // Both may have stepped back: whoever comes again first has it.
    await pause(Math.random() * meeting.wait);
  }
}

/** A living process's claim, and whether it has won. */
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

/** Read on Linux only. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
