import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { test } from "../harness/test";
import { hosts } from "../hosts/hosts";
import { installInHost, OutOfReach, pack } from "../hosts/install";
import { writeReport } from "../hosts/report";
import { pageOf, serveHost } from "../hosts/serve";
import { startServer } from "../hosts/startServer";
import { weighScripts, type Weight } from "../hosts/weighScripts";

/** Names of hosts, set by `npm run hosts`, which looks twice at one that fails. `npm test` drives a few, once. */
const named = process.env["IQ_HOSTS"]?.split(",");
const chosen = hosts.filter(({ name, always }) => named?.includes(name) ?? always);

/** Milliseconds for a host that is installed, and built once for each code that readers copy. */
const patience = 600_000;

let folder: string;
let tarball: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "packed-"));
  tarball = await pack(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.for(chosen)("$name shows the package's first question and gets prices", { retry: named ? 1 : 0, timeout: patience }, async (host, { open, origins, skip }) => {
  const began = performance.now();
  const firstScreen = host.firstScreen === undefined ? undefined : await (await fetch(`${origins.widget}/content/${host.firstScreen}`)).text();
  const installed = await installInHost(host, tarball, firstScreen).catch((error: unknown) => {
    if (named || !(error instanceof OutOfReach)) throw error;
    return skip(`The registry can't be reached: ${error.message}`);
  });
  const server = installed.hasServer ? await startServer(installed.folder) : undefined;
  try {
    const failed: string[] = [];
    let weight: Weight | undefined;
    const serve = async (context: BrowserContext): Promise<void> => {
      context.on("response", (response) => void (response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`)));
      await serveHost(context, origins, { files: join(installed.folder, installed.versions.length > 0 ? "out" : ""), ...(server && { server: server.origin }), ...(host.headers && { headers: host.headers }) });
    };
    const visitor = await open({
      address: pageOf(origins),
      prepare: async (context) => {
        await serve(context);
        if (named) weight = await weighScripts(context);
      },
    });
    let before = 0;
    await host.walk(visitor, async () => void (before = (await weight?.untilElement(visitor.page)) ?? 0));
    const toPrice = await weight?.sofar();
    await host.afterwards?.(visitor);
    const seconds = Math.round((performance.now() - began) / 1_000);
    for (const files of host.copied ?? []) {
      await installed.rebuild(files);
      await (await open({ address: `${pageOf(origins)}quote`, prepare: serve })).arrive();
    }
    expect(failed.filter((one) => !host.refused?.test(one))).toEqual([]);
    if (toPrice !== undefined) await writeReport({ host: host.name, versions: installed.versions, seconds, before, toPrice });
  } finally {
    await server?.stop();
    await installed.remove();
  }
});
