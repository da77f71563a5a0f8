import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { originsOf } from "../../embed-demo/hosting/origins";
import { docTasks } from "../docTasks/docTasks";
import { doTask } from "../docTasks/doTask";
import { minutesOf } from "../docTasks/effort";
import { DocPage } from "../docTasks/page";
import { writeDone } from "../docTasks/report";
import type { Desk } from "../docTasks/task";
import { Workplace } from "../docTasks/workplace";
import { answerFromDemo } from "../harness/answerFromDemo";
import { freePorts } from "../harness/freePorts";
import { test } from "../harness/test";
import { pack } from "../hosts/install";

/** Ids of tasks, set by `npm run docs:tasks`. `npm test` does those that need no registry. */
const named = process.env["IQ_DOC_TASKS"]?.split(",");
const chosen = docTasks.filter(({ id, always }) => named?.includes(id) ?? always);
const root = join(import.meta.dirname, "../..");

/** Milliseconds: a task installs packages, builds, and runs whole sets of tests. */
const patience = 900_000;

let folder = "";
/** Made once, for the first task that needs it. */
let packed: Promise<string> | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doc-tasks-"));
  while ((await fetch(`${inject("origins").sites}/docs/`)).status === 503) await setTimeout(500);
}, patience);
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

/** Copies the files that a clone has. Packages are shared. */
async function cloneInto(copy: string): Promise<void> {
  const left = new Set(["node_modules", "dist", ".git", ".cache", ".data"]);
  await cp(root, copy, { recursive: true, filter: (path) => !left.has(path.slice(root.length + 1)) });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
}

test.for(chosen)("$what: the docs lead there", { timeout: patience }, async (task, { open, origins }) => {
  const own = join(folder, task.id);
  await mkdir(own);
  if (task.inRepository) await cloneInto(own);
  const tarball = task.needsPackage ? await (packed ??= pack(folder)) : "";
  const port = await freePorts(4);
  const [page, receiver] = [await freePorts(1), await freePorts(1)];
  const data = join(folder, `${task.id}-data`);
  const places: Readonly<Record<string, string>> = {
    "localhost:4400": `localhost:${port}`,
    "localhost:4401": `localhost:${port + 1}`,
    "localhost:4402": `localhost:${port + 2}`,
    "8080": String(page),
    "8090": String(receiver),
    ".data/service": data,
    "npm install insurance-quote": `npm install ${tarball}`,
  };
  const here = (text: string): string => Object.entries(places).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const workplace = new Workplace({ folder: own, demo: root, env: { PORT: String(port), DATA_DIR: data, RATING_SPEED: "20", npm_config_cache: join(root, ".cache/npm"), npm_config_prefer_offline: "true" } });
  const demo = originsOf(port);
  const desk: Desk = {
    folder: own,
    demo: origins,
    here,
    printed: workplace.printed,
    shell: (command) => workplace.run(here(command)),
    open: (address, prepare) =>
      open({
        address,
        prepare: async (context) => {
          if (!prepare) await answerFromDemo(context, demo);
          await prepare?.(context);
        },
      }),
  };
  try {
    await task.begin?.(desk);
    const { page: docs } = await open({ address: `${origins.sites}/docs/` });
    await docs.locator(".vp-doc h1").waitFor();
    const done = await doTask(task, { page: new DocPage(docs), workplace, here });
    await task.proof(desk);
    if (!task.inRepository) expect(done.files).toBe(0);
    expect(minutesOf(done)).toBeLessThan(10);
    if (named) await writeDone(task.id, done);
  } finally {
    workplace.stop();
  }
});
