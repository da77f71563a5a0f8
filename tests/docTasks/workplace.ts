import { spawn, type ChildProcess } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Milliseconds that a started command may take until it answers: the demo may have to build. */
const patience = 240_000;

interface WorkplaceOptions {
  readonly folder: string;
  readonly demo: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * A terminal of its own in a folder: what one command exports, the next one has, as in the terminal of a reader. `stop` ends what
 * was started in it.
 */
export class Workplace {
  readonly folder: string;
  readonly #demo: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #running: ChildProcess[] = [];
  #printed = "";

  constructor({ folder, demo, env }: WorkplaceOptions) {
    this.folder = folder;
    this.#demo = demo;
    this.#env = env;
  }

  readonly printed = (): string => this.#printed;

  /** Runs commands to their end. Rejects with what they printed if one fails, unless it may. Returns what they printed. */
  async run(code: string, { inDemo = false, mayFail = false } = {}): Promise<string> {
    const child = this.#spawn(`${code}\nexport -p > "$TERMINAL"`, inDemo);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
    if (status !== 0 && !mayFail) throw new Error(`${code}\nended with ${status}.\n${said.slice(-4_000)}`);
    return said;
  }

  /** Starts commands that go on, and waits until they print a text or an address answers. */
  async start(code: string, { inDemo = false, until = "" } = {}): Promise<void> {
    this.#running.push(this.#spawn(code, inDemo));
    if (until === "") return;
    const end = Date.now() + patience;
    const isThere = async (): Promise<boolean> => (until.startsWith("http") ? fetch(until).then(({ status }) => status < 500, () => false) : this.#printed.includes(until));
    while (!(await isThere())) {
      if (Date.now() > end) throw new Error(`${code}\ndoesn't get to ${until}.\n${this.#printed.slice(-4_000)}`);
      await setTimeout(200);
    }
  }

  /** Replaces text of a file; "" as the place appends. Rejects if the place isn't there exactly once. */
  async paste(file: string, text: string, { after, before }: { readonly after?: string | undefined; readonly before?: string | undefined }): Promise<void> {
    const path = join(this.folder, file);
    const was = await readFile(path, "utf8");
    const place = after ?? before ?? "";
    if (was.split(place).length !== 2) throw new Error(`${file} has "${place}" ${was.split(place).length - 1} times.`);
    await writeFile(path, was.replace(place, () => (after === undefined ? text + place : place + text)));
  }

  stop(): void {
    // A command that was started with & is in its shell's group.
    for (const { pid } of this.#running) {
      try {
        process.kill(-pid!, "SIGTERM");
      } catch {
        // It has ended by itself.
      }
    }
  }

  #spawn(code: string, inDemo: boolean): ChildProcess {
    const terminal = join(this.folder, ".terminal");
    const shell = `set -euo pipefail; [ -f "$TERMINAL" ] && . "$TERMINAL"; ${inDemo ? `cd ${JSON.stringify(this.#demo)}` : ""}\n${code}`;
    const child = spawn("bash", ["-c", shell], { cwd: this.folder, env: { ...process.env, ...this.#env, NODE_ENV: "", TERMINAL: terminal }, stdio: ["ignore", "pipe", "pipe"], detached: true });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (this.#printed += chunk.toString()));
    return child;
  }
}
