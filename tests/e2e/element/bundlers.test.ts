import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { installInHost } from "../../hosts/install";
import { serveHost } from "../../hosts/serve";
import { test } from "../../harness/test";
import { answerInfo, toQuotes } from "../funnel/pet";
import { pricesOf, waitForQuotes } from "../funnel/quotes";

const root = join(import.meta.dirname, "../../..");

/** The bundlers of tests/hosts that this repository has already installed. `npm run hosts` builds with the others, too. */
const bundlers = [
  ["esbuild", ["esbuild", "@esbuild"]],
  ["rollup", ["rollup", "@rollup"]],
] as const;

test.for(bundlers)("a page of three lines, bundled by %s, asks the first question and gets prices", async ([name, packages], { open, origins }) => {
  const { folder, remove } = await installInHost(name);
  try {
    await mkdir(join(folder, "node_modules/.bin"), { recursive: true });
    for (const one of packages) await symlink(join(root, "node_modules", one), join(folder, "node_modules", one));
    await symlink(join(root, "node_modules/.bin", name), join(folder, "node_modules/.bin", name));
    await promisify(execFile)("npm", ["run", "build"], { cwd: folder });

    const failed: string[] = [];
    const visitor = await open({
      address: `${origins.sites}/host/`,
      prepare: async (context) => {
        context.on("response", (response) => void (response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`)));
        await serveHost(context, origins, join(folder, "out"));
      },
    });
    await visitor.arrive();
    await answerInfo(visitor);
    await toQuotes(visitor);
    await waitForQuotes(visitor);
    expect((await pricesOf(visitor))[0]).toBeGreaterThan(0);
    expect(failed).toEqual([]);
  } finally {
    await remove();
  }
});
