import typescript from "@rollup/plugin-typescript";
import { join } from "node:path";
import ts from "typescript";
import { inFolder, root } from "./paths.mjs";

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

/** Takes comments, line breaks and indents out of the style sheets in `css` templates: a minifier of scripts leaves them alone. */
export const squeezeStyles = {
  name: "squeeze-styles",
  transform(code, id) {
    if (!inFolder(id, "ui")) return null;
    const squeezed = (sheet) => sheet.replace(/\/\*[^]*?\*\//g, "").replace(/\s*\n\s*/g, "").replace(/: | (?=\{)/g, (space) => space.trim());
    return { code: code.replace(/css ?`[^`]*`/g, squeezed), map: null };
  },
};
