import typescript from "@rollup/plugin-typescript";
import { join } from "node:path";
import ts from "typescript";
import { root, src } from "./paths.mjs";

const contract = join(src, "api/contract");

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

/** Whom an endpoint's property is for: requests, texts and refusals are the service's and the document's alone. */
const servicesOwn = new Set(["summary", "problems", "params", "query", "body"]);

/**
 * Of the contract a page needs what it calls and how to read an answer. What only the service and the OpenAPI document ask goes,
 * with every schema that nothing else uses; schemas of answers are made when the first one comes.
 */
export const widgetContract = {
  name: "widget-contract",
  transform(code, id) {
    if (!id.startsWith(contract)) return null;
    const file = ts.createSourceFile(id, code, ts.ScriptTarget.ES2022, true);
    const edits = [];
    // A bundler can't know that checks in a chain do nothing but make a schema.
    for (const { initializer } of file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations)) {
      if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() === "endpoint") continue;
      edits.push([initializer.getStart(), initializer.getStart(), "/* @__PURE__ */ (() => "], [initializer.end, initializer.end, ")()"]);
    }
    const visit = (node) => {
      const declared = ts.isCallExpression(node) && node.expression.getText() === "endpoint" && node.arguments[0];
      for (const property of declared && ts.isObjectLiteralExpression(declared) ? declared.properties : []) {
        const name = property.name?.getText();
        if (servicesOwn.has(name)) edits.push([property.getStart(), property.end + 1, ""]);
        else if ((name === "response" || name === "events") && ts.isPropertyAssignment(property))
          edits.push([property.getStart(), property.end, `get ${name}() { const value = ${property.initializer.getText()}; Object.defineProperty(this, "${name}", { value }); return value; }`]);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return { code: edits.sort(([one], [other]) => other - one).reduce((text, [from, to, by]) => text.slice(0, from) + by + text.slice(to), code), map: null };
  },
};

export const json = {
  name: "json",
  transform: (code, id) => (id.endsWith(".json") ? { code: `export default ${code}`, map: null } : null),
};
