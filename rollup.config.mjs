import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { dts } from "rollup-plugin-dts";
import { tsImport } from "tsx/esm/api";
import ts from "typescript";
import { thirdPartyNotices } from "./tests/build/thirdPartyNotices.mjs";

/*
 * Four builds, in this order:
 * 1. dist/index.js and dist/chunks/*: the package and what the loader fetches, in immutable chunks named by their hash; and
 *    the licences of the packages in it.
 * 2. dist/insurance-quote.js: the loader, which carries the names and hashes of the first.
 * 3. dist/insurance-quote.iife.js: everything in one classic script.
 * 4. dist/*.d.ts.
 */
const root = import.meta.dirname;
const src = join(root, "src");
/** Elsewhere for a trial beside a running demo. */
const dist = process.env.IQ_DIST ?? join(root, "dist");
const elementEntry = join(src, "element/defineInsuranceQuote.ts");
const clientEntry = join(src, "api/client.ts");
const aheadEntry = join(src, "element/ahead/showFirstScreens.ts");
const environment = process.env.IQ_ENVIRONMENT ?? "prod";
/** Chunks and loader alone, not minified: for looking at a change in seconds. */
const quick = process.env.IQ_QUICK === "1";

/** What build 1 tells the others: entry, core chunks, each line's chunks, and how chunks import each other. */
let manifest;

const digest = (algorithm, content) => createHash(algorithm).update(content).digest("base64");
const inFolder = (id, ...folders) => folders.some((folder) => id.startsWith(join(src, folder) + sep));
const isPackage = (id, ...names) => names.some((name) => id.includes(`/node_modules/${name}/`));

const json = {
  name: "json",
  transform: (code, id) => (id.endsWith(".json") ? { code: `export default ${code}`, map: null } : null),
};

/** Checks what it builds, once: the loader and the single file are made of the same sources, whose types are only stripped. */
const checkTypes = () =>
  typescript({
    tsconfig: join(root, "tsconfig.json"),
    include: ["src/**/*"],
    exclude: ["**/*.test.*"],
    noEmit: false,
    noEmitOnError: true,
    incremental: false,
  });

const stripTypes = {
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

/** dist/README.md is committed; everything else there is made anew, once there is something to put in its place. */
const clean = {
  name: "clean",
  generateBundle() {
    mkdirSync(dist, { recursive: true });
    for (const name of readdirSync(dist)) if (name !== "README.md") rmSync(join(dist, name), { recursive: true });
  },
};

/** Takes comments, line breaks and indents out of the style sheets in `css` templates: a minifier of scripts leaves them alone. */
const squeezeStyles = {
  name: "squeeze-styles",
  transform(code, id) {
    if (!inFolder(id, "ui")) return null;
    const squeezed = (sheet) => sheet.replace(/\/\*[^]*?\*\//g, "").replace(/\s*\n\s*/g, "").replace(/: | (?=\{)/g, (space) => space.trim());
    return { code: code.replace(/css ?`[^`]*`/g, squeezed), map: null };
  },
};

const plugins = [
  json,
  !quick && squeezeStyles,
  replace({
    preventAssignment: true,
    values: { "process.env.NODE_ENV": '"production"', "process.env.IQ_ENVIRONMENT": JSON.stringify(environment) },
  }),
  nodeResolve({ browser: true, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] }),
  commonjs(),
];

/** zod has circular imports and annotations in odd places, none of them ours to mend. Anything else is worth reading. */
const onLog = (level, log, handle) => {
  const known = ["CIRCULAR_DEPENDENCY", "INVALID_ANNOTATION"].includes(log.code) && log.message.includes("node_modules");
  if (!known && log.code !== "OPTIMIZE_CHUNK_STATUS") handle(level, log);
};

const minify = () => !quick && terser({ ecma: 2020, module: true, compress: { passes: 3 }, format: { comments: false } });

/** All that is loaded with a module: itself and its static imports. */
function closure(ids, infoOf) {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of infoOf(id)?.importedIds ?? []) visit(imported);
  };
  ids.forEach(visit);
  return found;
}

/** slug -> ids of the line's manifest and of its first screen, which are fetched before the first field. */
let firstScreens = new Map();
/** slug -> the steps of the line's flow, in order, with the id of each one's screen. */
const stepScreens = new Map();
/** slug -> ids of what else its flow loads late: effects, rules, cases. */
const lateModules = new Map();

async function findFirstScreens(context) {
  const folder = join(src, "lines");
  const slugs = existsSync(folder) ? readdirSync(folder).filter((slug) => existsSync(join(folder, slug, "line.ts"))) : [];
  const screens = new Map();
  for (const slug of slugs) {
    const line = join(folder, slug, "line.ts");
    if (!context.getModuleInfo(line)) continue;
    const { line: loaded } = await tsImport(line, import.meta.url);
    const imports = [...closure([line], context.getModuleInfo)].flatMap((id) =>
      context.getModuleInfo(id).dynamicallyImportedIds.map((target) => ({ id, target })),
    );
    const steps = loaded.flow.groups.flatMap((group) => group.steps).map((step) => {
      const specifier = /import\(\s*["'](.+?)["']/.exec(String(step.screen))?.[1];
      const screen = imports.find(({ id, target }) => specifier && target.replace(/\.tsx?$/, "") === join(dirname(id), specifier))?.target;
      if (!screen) context.error(`The screen of ${slug}/${step.id} can't be told: it has no screen: () => import("…").`);
      return { step: step.id, screen };
    });
    stepScreens.set(slug, steps);
    const shown = steps.map(({ screen }) => screen);
    lateModules.set(slug, imports.map(({ target }) => target).filter((target) => !shown.includes(target)));
    screens.set(slug, [line, steps[0].screen]);
  }
  return screens;
}

const plan = {
  name: "plan",
  async buildEnd(error) {
    if (!error) firstScreens = await findFirstScreens(this);
  },
};

/** id -> which entries bring it along, and the lines that these belong to. */
function usesIn(entries, infoOf) {
  const uses = new Map();
  for (const [line, own] of entries) {
    for (const entry of own) {
      for (const id of closure([entry], infoOf)) {
        const use = uses.get(id) ?? { by: new Set(), lines: new Set() };
        uses.set(id, use);
        use.by.add(entry);
        use.lines.add(line);
      }
    }
  }
  return uses;
}

/** Used by two or more, which at least half of the lines have. */
const isWidespread = ({ by, lines }) => by.size >= 2 && lines.size * 2 >= stepScreens.size;

/**
 * Before the first field: ahead, which shows the first screen while the rest is on its way. Then, until React has taken that
 * over: vendor, which changes with its packages only, as does data, which comes with the API client; ui, what half of the lines or more need;
 * element, what runs them. Apart, so that a line never imports the element's chunk and keeps its own hash when that changes.
 * steps, what the flows of several lines share.
 * After it: common, what many screens use, fetched while the first one rests (src/app/readAhead.ts), client,
 * the door to the API, and calls, what the effects of many steps use.
 * The rest is cut where the dynamic imports are.
 */
const chunkOf = () => {
  let ahead;
  let core;
  let uses;
  let screens;
  let client;
  let late;
  return (id, { getModuleInfo }) => {
    ahead ??= closure([aheadEntry], getModuleInfo);
    core ??= closure([elementEntry], getModuleInfo);
    if (!uses) {
      uses = new Map();
      for (const ids of firstScreens.values()) for (const used of closure(ids, getModuleInfo)) uses.set(used, (uses.get(used) ?? 0) + 1);
    }
    if (isPackage(id, "zod", "ofetch", "destr", "ufo")) return "data";
    if (ahead.has(id)) return "ahead";
    const early = core.has(id) || (uses.has(id) && uses.get(id) * 2 >= firstScreens.size);
    // In one piece, because each piece is a request that the first screen's taking over waits for.
    if (!core.has(id) && uses.get(id) >= 2 && inFolder(id, "steps", "stages", "business", "flow", "session")) return "steps";
    screens ??= usesIn([...stepScreens].map(([line, steps]) => [line, steps.map(({ screen }) => screen)]), getModuleInfo);
    const shown = screens.get(id);
    if (!early && shown) {
      // What only some lines speak of stays with them.
      if (isWidespread(shown) && inFolder(id, "business", "flow", "session")) return "common";
      if ((isWidespread(shown) || shown.by.size >= 3) && inFolder(id, "kernel", "ui", "form")) return "common";
    }
    client ??= closure([clientEntry], getModuleInfo);
    if (!early && client.has(id)) return "client";
    late ??= usesIn(lateModules, getModuleInfo);
    const called = late.get(id);
    if (!early && called && isWidespread(called) && inFolder(id, "kernel", "api", "session")) return "calls";
    if (!early) return undefined;
    if (id.includes("/node_modules/") || id.startsWith("\0")) return "vendor";
    if (core.has(id) && inFolder(id, "app", "element", "lines")) return "element";
    return core.has(id) || inFolder(id, "kernel", "business", "flow", "api", "ui", "partner", "session", "form") ? "ui" : undefined;
  };
};

const record = {
  name: "record",
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const byModule = (id) => chunks.find((chunk) => id in chunk.modules)?.fileName;
    const loadedWith = (files) => {
      const found = new Set();
      const visit = (file) => {
        if (found.has(file)) return;
        found.add(file);
        bundle[file]?.imports.forEach(visit);
      };
      files.forEach(visit);
      return [...found];
    };
    const entry = byModule(elementEntry);
    const ahead = loadedWith([byModule(aheadEntry)]);
    const core = loadedWith([entry]).filter((file) => !ahead.includes(file));
    const lines = {};
    for (const [slug, ids] of firstScreens) lines[slug] = loadedWith(ids.map(byModule)).filter((file) => ![...ahead, ...core].includes(file));
    const steps = Object.fromEntries(
      [...stepScreens].map(([slug, own]) => [slug, own.map(({ step, screen }) => ({ step, file: byModule(screen) }))]),
    );
    manifest = {
      environment,
      steps,
      entry,
      ahead,
      core,
      lines,
      chunks: Object.fromEntries(
        chunks.map((chunk) => [
          chunk.fileName,
          { imports: chunk.imports, dynamicImports: chunk.dynamicImports, modules: Object.keys(chunk.modules).filter((id) => !id.startsWith("\0")).map((id) => relative(root, id)) },
        ]),
      ),
    };
    // By hand, because Rollup would move code that screens share into an entry, and this one has no hash in its name.
    writeFileSync(join(dist, "index.js"), `export{defineInsuranceQuote}from"./${entry}";\n`);
    writeFileSync(join(dist, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  },
};

/** `auto-AbCd1234` followed by the 43 characters of its digest: one string a chunk is what the loader carries. */
const nameAndDigest = (file) => file.replace(/^chunks\/|\.js$/g, "") + digest("sha256", readFileSync(join(dist, file))).slice(0, -1);

const chunksForLoader = {
  name: "chunks-for-loader",
  resolveId: (id) => (id === "virtual:chunks" ? "\0chunks" : null),
  async load(id) {
    if (id !== "\0chunks") return null;
    const { addressesOf } = await tsImport("./src/element/environments.ts", import.meta.url);
    const { contentUrls } = await tsImport("./src/partner/contentUrls.ts", import.meta.url);
    const { content, hosted } = addressesOf(environment);
    const lines = Object.fromEntries(Object.entries(manifest.lines).map(([slug, files]) => [slug, files.map(nameAndDigest)]));
    const { renderFirstScreens } = await tsImport("./src/element/ahead/renderAhead.ts", import.meta.url);
    const first = await renderFirstScreens(Object.keys(lines));
    // Without a prototype: a line attribute that says "constructor" finds nothing.
    const lineList = `export const lines=${JSON.stringify(lines).replace("{", "{__proto__:null,")};\nexport const first=${JSON.stringify(first)};\n`;
    const file = `chunks/lines-${createHash("sha256").update(lineList).digest("base64url").slice(0, 8)}.js`;
    writeFileSync(join(dist, file), lineList);
    const values = {
      ahead: manifest.ahead.map(nameAndDigest),
      core: manifest.core.map(nameAndDigest),
      lineList: nameAndDigest(file),
      contentAddresses: Object.values(contentUrls("~", "*")).join(" "),
      content,
      hosted,
    };
    return Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("");
  },
};

/** One hash a file, for script tags that name an exact version, and for import maps with integrity. */
function writeSri() {
  const files = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith(".js")).sort();
  const hashes = files.map((file) => [file.split(sep).join("/"), `sha384-${digest("sha384", readFileSync(join(dist, file)))}`]);
  writeFileSync(join(dist, "sri.json"), `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

async function writeCustomElements() {
  const { customElements } = await tsImport("./src/element/customElements.ts", import.meta.url);
  writeFileSync(join(dist, "custom-elements.json"), `${JSON.stringify(customElements(), null, 2)}\n`);
}

const finish = {
  name: "finish",
  async writeBundle() {
    writeSri();
    await writeCustomElements();
  },
};

const builds = [
  {
    onLog,
    // The element's chunk may export more than its entry does: a facade between the two would be one more request.
    preserveEntrySignatures: "allow-extension",
    input: { element: elementEntry, ahead: aheadEntry },
    plugins: [clean, quick ? stripTypes : checkTypes(), ...plugins, plan, minify(), record, thirdPartyNotices()],
    output: {
      dir: dist,
      format: "es",
      entryFileNames: "chunks/[name]-[hash].js",
      chunkFileNames: "chunks/[name]-[hash].js",
      manualChunks: chunkOf(),
      onlyExplicitManualChunks: true,
      experimentalMinChunkSize: 1_000,
    },
  },
  {
    onLog,
    input: join(src, "loader.ts"),
    plugins: [chunksForLoader, stripTypes, ...plugins, minify()],
    output: { file: join(dist, "insurance-quote.js"), format: "iife" },
  },
  {
    onLog,
    input: join(src, "element/classic.ts"),
    plugins: [stripTypes, ...plugins, minify(), finish],
    output: { file: join(dist, "insurance-quote.iife.js"), format: "iife", inlineDynamicImports: true },
  },
  {
    onLog,
    input: { index: join(src, "index.ts"), react: join(src, "element/reactTag.ts") },
    external: /^(?![./])/,
    plugins: [dts()],
    output: { dir: dist, format: "es", chunkFileNames: "types/[name].d.ts" },
  },
];

export default quick ? builds.slice(0, 2) : builds;
