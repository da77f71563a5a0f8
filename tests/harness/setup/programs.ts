import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup, type Plugin } from "rollup";
import type { TestProject } from "vitest/node";
import { json, stripTypes } from "../../../src/build/sources.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with `programs`, built. */
    programs: string;
  }
}

const root = join(import.meta.dirname, "../../..");

/** What tests run in processes of its own. */
const programs = ["embed-demo/service/boot/cli.ts", "embed-demo/service/boot/eraseCli.ts", "tests/contract/dyingService.ts"];

/** A module finds its data beside its source. */
const atSource: Plugin = {
  name: "at-source",
  resolveImportMeta: (property, { moduleId }) =>
    property === "url" ? JSON.stringify(pathToFileURL(moduleId).href) : property === "dirname" ? JSON.stringify(dirname(moduleId)) : null,
};

/** Packages are Node's to load, but for a list that Node would take with an attribute alone. */
const isPackage = (id: string): boolean => !id.startsWith(".") && !isAbsolute(id) && id !== "tlds";

/** Builds the programs once a run: `tsx` takes each process more than a second of a core to find and compile hundreds of modules. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  // Below the root, where the packages are found.
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
