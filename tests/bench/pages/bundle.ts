import commonjs from "@rollup/plugin-commonjs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import type { Plugin } from "rollup";
import { rollup } from "rollup";
import ts from "typescript";

/** Types have been checked with everybody's. */
const withoutTypes: Plugin = {
  name: "without-types",
  transform: (code, id) =>
    id.endsWith(".tsx")
      ? ts.transpile(code, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX, verbatimModuleSyntax: true }, id)
      : null,
};

/** One classic script of a baseline and all that it imports, made like the widget's own. */
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
