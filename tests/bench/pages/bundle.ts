import commonjs from "@rollup/plugin-commonjs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import { join } from "node:path";
import type { Plugin } from "rollup";
import { rollup } from "rollup";
import ts from "typescript";

/** Strips types; `npm run types` checks them. */
const withoutTypes: Plugin = {
  name: "without-types",
  transform: (code, id) =>
    id.endsWith(".tsx")
      ? ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX, verbatimModuleSyntax: true }, id)
      : null,
};

const input = (entry: string, ...more: readonly Plugin[]) =>
  rollup({
    input: entry,
    plugins: [
      ...more,
      nodeResolve({ browser: true, extensions: [".tsx", ".mjs", ".js"] }),
      commonjs(),
      replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
      withoutTypes,
      terser({ format: { comments: false } }),
    ],
  });

/** Bundles a baseline and its imports into one classic script, with the widget's own build settings. */
export async function bundle(entry: string): Promise<string> {
  const { output } = await (await input(entry)).generate({ format: "iife" });
  return output[0].code;
}

/** Bundles a host's page with the package in a folder of `dist` into modules, as Vite and Rollup do. */
export async function bundleHost(entry: string, dist: string, folder: string): Promise<void> {
  const installed: Plugin = { name: "installed", resolveId: (source) => (source === "insurance-quote/eager" ? join(dist, "npm/eager.js") : null) };
  await (await input(entry, installed)).write({ format: "es", dir: folder, entryFileNames: "host.js", chunkFileNames: "[name]-[hash].js" });
}
