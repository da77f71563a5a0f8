import { execFile } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Bytes by which a disk is filled at a time. */
const piece = new Uint8Array(64 * 1_024);

export interface SmallDisk {
  readonly folder: string;
  /** Takes all the space that is left. */
  fill(): Promise<void>;
  /** Gives that space back. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** A disk of so many megabytes, in memory; null for a user who may not mount one. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), "quote-disk-"));
  const isMounted = await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]).then(() => true, () => false);
  if (!isMounted) {
    await rm(folder, { recursive: true });
    return null;
  }
  await chmod(folder, 0o755);
  const filler = join(folder, "filler");
  return {
    folder,
    async fill() {
      const file = await open(filler, "a");
      try {
        for (;;) await file.write(piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler),
    async remove() {
      await run("umount", ["-l", folder]);
      await rm(folder, { recursive: true });
    },
  };
}
