import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromDebian } from "./debian";

/** A clock that processes read instead of the machine's. Their monotonic clock and their timers stay real, as when a machine's clock is set. */
export interface FakeClock {
  /** The environment of a process with this clock. */
  readonly env: Readonly<Record<string, string>>;
  /** Sets it to so many seconds after the machine's, in every process, at once. */
  set(ahead: number): Promise<void>;
  remove(): Promise<void>;
}

/** Debian keeps libraries in a folder named after the processor. */
function library(): string | undefined {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => join("/usr/lib", name)) : [];
  return [...folders, "/usr/lib", "/usr/local/lib"].map((folder) => join(folder, "faketime/libfaketimeMT.so.1")).find((path) => existsSync(path));
}

/** Returns the path of libfaketime. Without it, installs Debian's, which later runs find; undefined if that fails. */
const findLibrary = (): string | undefined => library() ?? (fromDebian("libfaketime") ? library() : undefined);

/** Starts a clock at the machine's time; null where there is no libfaketime. */
export async function fakeClock(): Promise<FakeClock | null> {
  const path = findLibrary();
  if (path === undefined) return null;
  const folder = await mkdtemp(join(tmpdir(), "quote-clock-"));
  await chmod(folder, 0o755);
  const file = join(folder, "ahead");
  const set = (ahead: number): Promise<void> => writeFile(file, `${ahead < 0 ? "" : "+"}${ahead}\n`);
  await set(0);
  return {
    env: { LD_PRELOAD: path, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: "1", FAKETIME_DONT_FAKE_MONOTONIC: "1" },
    set,
    remove: () => rm(folder, { recursive: true }),
  };
}
