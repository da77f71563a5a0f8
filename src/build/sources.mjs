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

/** signals-react asks for a stand-in for what React has had of its own since 18. */
export const ownStore = {
  name: "own-store",
  resolveId: (id) => (id.startsWith("use-sync-external-store/") ? "\0own-store" : null),
  load: (id) => (id === "\0own-store" ? 'export { useSyncExternalStore } from "react";' : null),
};

/**
 * Packages trust the page that they run in more than a guest can. What a host has put on `Object.prototype` stands in every
 * `for…in` of zod, whose schemas then can't be made; and an `Error` of the host's that is a class doesn't answer to React's calls without `new`.
 */
export const hardenPackages = {
  name: "harden-packages",
  transform(code, id) {
    if (/\/node_modules\/zod\//.test(id)) return { code: code.replace(/\bfor \(const (\w+) in ([\w.]+)\)/g, "for (const $1 of Object.keys($2))"), map: null };
    if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return { code: code.replace(/(?<!new )\bError\(/g, "new Error("), map: null };
    return null;
  },
};

/** What `src/api/client.ts` never asks of ofetch: bases and queries of addresses, which it joins itself, and answers as anything but text. */
const unasked = [
  ["import destr from 'destr';", ""],
  ["import { withBase, withQuery } from 'ufo';", ""],
  ["withBase(context.request, context.options.baseURL)", "context.request"],
  ["withQuery(context.request, context.options.query)", "context.request"],
  ["context.options.parseResponse || destr", "context.options.parseResponse"],
];

/** Leaves that out of the page, some 3 kB. Fails the build where ofetch has come to say it in another way. */
export const trimFetch = {
  name: "trim-fetch",
  transform(code, id) {
    if (!/\/node_modules\/ofetch\/dist\/shared\//.test(id)) return null;
    for (const [said] of unasked) if (!code.includes(said)) this.error(`ofetch says "${said}" no more: look at what the page needs of it.`);
    return { code: unasked.reduce((text, [said, instead]) => text.replace(said, instead), code), map: null };
  },
};
