import commonjs from "@rollup/plugin-commonjs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
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

/** Bundles a baseline and its imports into one classic script, with the widget's own build settings. */
export async function bundle(entry: string): Promise<string> {
  const made = await rollup({
    input: entry,
    plugins: [
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
      withoutTypes,
      terser({ format: { comments: false } }),
    ],
  });
  const { output } = await made.generate({ format: "iife" });
  return output[0].code;
}
