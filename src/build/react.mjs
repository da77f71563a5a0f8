import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root, src } from "./paths.mjs";

const packageFile = (file) => readFileSync(join(root, "node_modules", file), "utf8");

/** Who imports React by name. The custom element wrapper takes it whole, for `createElement`. */
const importers = [
  ...readdirSync(src, { recursive: true }).filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => readFileSync(join(src, file), "utf8")),
  packageFile("@preact/signals-react/runtime/dist/runtime.module.js"),
];
const imports = importers.flatMap((code) => [...code.matchAll(/import ?\{([^}]*)\} ?from ?"react"/g)].flatMap(([, names]) => names.split(",").map((name) => name.trim())));

/** What they import, by the module that has it. `jsxs` differs from `jsx` in development alone. */
const imported = {
  "react/jsx-runtime": { Fragment: "Fragment", jsx: "jsx", jsxs: "jsx" },
  react: Object.fromEntries(["createElement", ...imports].filter((name) => !name.startsWith("type ")).map((name) => name.split(" ")[0]).map((name) => [name, name])),
  "react-dom/client": { createRoot: "createRoot" },
};
const prefix = "\0named-react:";

/**
 * Gives React's modules named exports. They are CommonJS, of which a bundler makes an object, and of every element and hook
 * of the widget a property that is read of it. A name that is imported in another way fails the build.
 */
export const namedReact = {
  name: "named-react",
  resolveId: (id, importer) => (id in imported && !/\/node_modules\/react(?:-dom)?\/|^\0/.test(importer) ? prefix + id : null),
  async load(id) {
    if (!id.startsWith(prefix)) return null;
    const name = id.slice(prefix.length);
    const { id: path } = await this.resolve(name);
    const names = Object.entries(imported[name]).map(([as, has]) => `export const ${as} = module.${has};`);
    return [`import module from ${JSON.stringify(path)};`, ...names, "export default module;"].join("\n");
  },
};

/** What React's packages read of each other. */
const readInside = new Set(
  ["react-dom/cjs/react-dom.production.js", "react-dom/cjs/react-dom-client.production.js"].flatMap((file) =>
    [...packageFile(file).matchAll(/\b(?:React|ReactDOM|Scheduler)\.(\w+)/g)].map(([, name]) => name),
  ),
);
const kept = new Set([...readInside, ...Object.values(imported).flatMap(Object.keys)]);

/** Leaves out what React's packages export and neither the widget nor they themselves use: nothing can, inside an object. */
export const trimReact = {
  name: "trim-react",
  transform(code, id) {
    if (!/\/node_modules\/(?:react|react-dom|scheduler)\/cjs\//.test(id)) return null;
    const file = ts.createSourceFile(id, code, ts.ScriptTarget.ES2022, true);
    const isUnused = (statement) => {
      const [, name] = /^exports\.(\w+) =/.exec(statement.getText()) ?? [];
      return name !== undefined && !kept.has(name);
    };
    return { code: file.statements.filter((statement) => !isUnused(statement)).map((statement) => statement.getFullText()).join(""), map: null };
  },
};

/** Fields of what React keeps of a tree, its hooks and its work: nobody outside React's packages reads them. */
const internals = `
  memoizedState memoizedProps pendingProps updateQueue subtreeFlags childLanes elementType deletions baseState baseQueue
  baseLanes pendingLanes suspendedLanes pingedLanes warmLanes expiredLanes entangledLanes errorRecoveryDisabledLanes
  entanglements expirationTimes hiddenUpdates containerInfo timeoutHandle cancelPendingCommit callbackNode
  callbackPriority pooledCache pooledCacheLanes cachePool dehydrated isDehydrated retryLane revertLane hasEagerState
  eagerState lastRenderedReducer lastRenderedState lastEffect firstBaseUpdate lastBaseUpdate hiddenCallbacks treeContext
  treeForkCount hydrationErrors shellSuspendCounter refCleanup memoCache tailMode isBackwards renderingStartTime
  sortIndex memoizedValue firstContext sibling lanes dependencies pendingContext pendingChildren _visibility
  _fragmentFiber _retryCache retryQueue transitionTypes paired unsuspend
`.trim().split(/\s+/);

/** Which properties get short names. The long ones are 0.9 kB of what is fetched, and 18 kB of what is parsed. */
export const internalNames = new RegExp(`^(?:${internals.join("|")})$`);

/** A name that something else has too would be another property in each parcel, so that fails the build. */
export const ownInternals = {
  name: "own-internals",
  moduleParsed({ id, code }) {
    if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return;
    const [taken] = new RegExp(`[.{,?]\\s*(?:${internals.join("|")})\\b`).exec(code ?? "") ?? [];
    if (taken) this.error(`${id} has "${taken}", which the build shortens as React's own (src/build/react.mjs)`);
  },
};
