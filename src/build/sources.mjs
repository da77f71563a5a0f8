import ts from "typescript";

const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  isolatedModules: true,
};

/** Each file's last text, before and after: most files are part of several builds. */
const stripped = new Map();

/** Removes types without checking them, which `npm run types` does. */
export const stripTypes = {
  name: "strip-types",
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    if (stripped.get(id)?.before !== code) stripped.set(id, { before: code, after: ts.transpileModule(code, { compilerOptions, fileName: id }).outputText });
    return { code: stripped.get(id).after, map: null };
  },
};

export const json = {
  name: "json",
  transform: (code, id) => (id.endsWith(".json") ? { code: `export default ${code}`, map: null } : null),
};
