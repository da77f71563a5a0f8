import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup, type Plugin } from "rollup";
import type { TestProject } from "vitest/node";
import { json, stripTypes } from "../../../src/build/sources.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with the built `programs`. */
    programs: string;
  }
}

const root = join(import.meta.dirname, "../../..");

/** Programs that tests run in separate processes. */
const programs = ["embed-demo/service/boot/cli.ts", "embed-demo/carriers/companiesCli.ts", "tests/contract/dyingService.ts", "tests/contract/receiverProgram.ts"];

/** Keeps the data files of a bundled module beside its source. */
const atSource: Plugin = {
  name: "at-source",
  resolveImportMeta: (property, { moduleId }) =>
    property === "url" ? JSON.stringify(pathToFileURL(moduleId).href) : property === "dirname" ? JSON.stringify(dirname(moduleId)) : null,
};

/** Leaves packages to Node, except for a list whose JSON Node imports only with an attribute. */
const isPackage = (id: string): boolean => !id.startsWith(".") && !isAbsolute(id) && id !== "tlds";

/**
 * Builds the programs once per run. With `tsx`, each process would spend more than a second of CPU time on finding and
 * compiling hundreds of modules.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  // The folder is below the root, so that packages are found.
  const directory = await mkdtemp(join(cache, "programs-"));
  const build = await rollup({
    input: programs.map((program) => join(root, program)),
    external: isPackage,
    plugins: [stripTypes, json, nodeResolve({ extensions: [".ts", ".js", ".json"] }), atSource],
  });
  await build.write({ dir: directory, format: "es", entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" });
  await build.close();
  project.provide("programs", directory);
  return () => rm(directory, { recursive: true, force: true });
}
