import { readFileSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

const held = new Set<string>();

/**
 * PGlite has no lock of its own, and two processes on one directory lose rows in silence. A lock left by a process that
 * is gone is taken over. The start time tells a process from a later one with its number. Returns how to let go.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, "service.lock");
  const mine = identity(process.pid) ?? String(process.pid);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(mine);
      await file.close();
      held.add(path);
      return async () => {
        held.delete(path);
        await rm(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const owner = await readFile(path, "utf8").catch(() => "");
      if (held.has(path) || (owner !== mine && isAlive(owner))) {
        throw new Error(`${directory} is in use by process ${owner.split(" ")[0]}. Stop it, or use another DATA_DIR.`);
      }
      await rm(path, { force: true });
    }
  }
  throw new Error(`${directory} could not be locked.`);
}

function isAlive(owner: string): boolean {
  const pid = Number(owner.split(" ")[0]);
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const now = identity(pid);
  return now === null || now === owner;
}

/** The process number and, on Linux, when the process started. Null where that can't be read. */
function identity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return `${pid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    return null;
  }
}
