import typescript from "@rollup/plugin-typescript";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./paths.mjs";

/** Checks what it builds, once: the loader and the single file are made of the same sources, whose types are only stripped. */
export const checkTypes = () =>
  typescript({
    tsconfig: join(root, "tsconfig.json"),
    include: ["src/**/*"],
    exclude: ["**/*.test.*"],
    noEmit: false,
    noEmitOnError: true,
    incremental: false,
  });

export const stripTypes = {
  name: "strip-types",
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    const compilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: true,
      isolatedModules: true,
    };
    return { code: ts.transpileModule(code, { compilerOptions, fileName: id }).outputText, map: null };
  },
};

export const json = {
  name: "json",
  transform: (code, id) => (id.endsWith(".json") ? { code: `export default ${code}`, map: null } : null),
};
