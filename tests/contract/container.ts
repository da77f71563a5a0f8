import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { DockerfileParser, type Copy, type From, type Healthcheck, type JSONInstruction, type PropertyInstruction } from "dockerfile-ast";

const root = join(import.meta.dirname, "../..");
const execute = promisify(execFile);

interface Stage {
  /** Stands for the root of the image's file system. */
  readonly root: string;
  workdir: string;
  readonly env: Record<string, string>;
  user: string;
  healthcheck: readonly string[];
  command: readonly string[];
}

export interface Container extends Stage {
  /** Runs a command as the image's user, who isn't root and may write nothing. */
  run(command: readonly string[], env: Readonly<Record<string, string>>): ChildProcess;
}

/** The user that stands for the image's: nobody. Without the right to become one, the test's own. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Strings of an instruction in JSON form, which runs without a shell. */
const wordsOf = (instruction: JSONInstruction): string[] => instruction.getJSONStrings().map((word) => JSON.parse(word.getValue()) as string);

/**
 * Does what the Dockerfile says in temporary folders, without a container: a stage is a folder, COPY copies, RUN runs. Only
 * `npm ci` installs nothing: the packages of this folder stand for it, and npm checks that the lock file has them.
 */
export async function buildImage(): Promise<Container> {
  const folder = await mkdtemp(join(tmpdir(), "image-"));
  await chmod(folder, 0o755);
  const stages = new Map<string, Stage>();
  let stage: Stage | null = null;
  for (const instruction of DockerfileParser.parse(await readFile(join(root, "Dockerfile"), "utf8")).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === "FROM") {
      const name = (instruction as From).getBuildStage() ?? "last";
      stage = { root: join(folder, name), workdir: "/", env: {}, user: "root", healthcheck: [], command: [] };
      stages.set(name, stage);
      await mkdir(stage.root);
    } else if (!stage) throw new Error(`${keyword} before FROM`);
    else if (keyword === "WORKDIR") await mkdir(join(stage.root, (stage.workdir = instruction.getArgumentsContent() ?? "")), { recursive: true });
    else if (keyword === "COPY") await copy(instruction as Copy, stage, stages);
    else if (keyword === "ENV") for (const property of (instruction as PropertyInstruction).getProperties()) stage.env[property.getName()] = property.getValue() ?? "";
    else if (keyword === "RUN") await build(wordsOf(instruction as JSONInstruction), join(stage.root, stage.workdir));
    else if (keyword === "USER") stage.user = instruction.getArgumentsContent() ?? "";
    else if (keyword === "HEALTHCHECK") stage.healthcheck = JSON.parse(/CMD (\[.*\])$/.exec((instruction as Healthcheck).getArgumentsContent() ?? "")?.[1] ?? "[]") as string[];
    else if (keyword === "CMD") stage.command = wordsOf(instruction as JSONInstruction);
    else if (keyword !== "EXPOSE") throw new Error(`The test doesn't know ${keyword}`);
  }
  const last = stages.get("last");
  if (!last) throw new Error("The Dockerfile has no last stage");
  await execute("chmod", ["-R", "a-w,a+rX", last.root]);
  return {
    ...last,
    run: ([command = "", ...args], env) =>
      spawn(command === "node" ? process.execPath : command, args, { cwd: join(last.root, last.workdir), env: { PATH: process.env["PATH"], ...last.env, ...env }, stdio: ["ignore", "pipe", "pipe"], ...nobody }),
  };
}

/** Deletes what `buildImage` wrote. */
export async function removeImage({ root: last }: Container): Promise<void> {
  await execute("chmod", ["-R", "u+w", last]);
  await rm(join(last, ".."), { recursive: true });
}

async function copy(instruction: Copy, stage: Stage, stages: ReadonlyMap<string, Stage>): Promise<void> {
  const from = instruction.getFromFlag()?.getValue();
  const words = instruction.getArguments().map((argument) => argument.getValue());
  const target = join(stage.root, stage.workdir, words.at(-1) ?? "");
  const base = from === undefined || from === null ? root : stages.get(from)?.root;
  if (base === undefined) throw new Error(`There is no stage ${from}`);
  for (const word of words.slice(0, -1)) {
    const isTree = from !== null && from !== undefined;
    // Like Docker, copies the content of a folder; a file keeps its name in a folder.
    const isFile = /\.\w+$|^\.npmrc$/.test(basename(word)) && !isTree;
    await cp(join(base, word), isFile ? join(target, word) : target, { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  }
}

async function build([command = "", ...args]: readonly string[], cwd: string): Promise<void> {
  const isInstall = command === "npm" && args[0] === "ci";
  await execute(command, isInstall ? [...args, "--dry-run", "--offline"] : args, { cwd, maxBuffer: 64 * 2 ** 20 });
  if (isInstall) await symlink(join(root, "node_modules"), join(cwd, "node_modules"));
}
