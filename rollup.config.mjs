import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import { join } from "node:path";
import { dts } from "rollup-plugin-dts";
import { clean, finish, writeFirstScreens } from "./src/build/distFiles.mjs";
import { besideFetched, besideImported, besideInline, besideParcelOf } from "./src/build/besideParcels.mjs";
import { isPartial, languages, takeTexts } from "./src/build/catalogue.mjs";
import { besideDecoder, withoutDecoder } from "./src/build/decoder.mjs";
import { compileStyles } from "./src/build/compileStyles.mjs";
import { writeConfigTypes } from "./src/build/configTypes.mjs";
import { hardenPackages } from "./src/build/hardenPackages.mjs";
import { lateParcels } from "./src/build/lateParcels.mjs";
import { parcelOf } from "./src/build/parcelOf.mjs";
import { dist, environment, part, quick, src } from "./src/build/paths.mjs";
import { progress } from "./src/build/progress.mjs";
import { recordFirstPaint, recordParcels } from "./src/build/record.mjs";
import { writeSchemas } from "./src/build/schemas.mjs";
import { json, stripTypes } from "./src/build/sources.mjs";
import { noteForSbom, writeSbom } from "./src/build/sbom.mjs";
import { thirdPartyNotices } from "./src/build/thirdPartyNotices.mjs";
import { importedParcels, paintParcel } from "./src/build/importedParcels.mjs";
import { firstScreensIn, virtualModules } from "./src/build/virtualModules.mjs";

/*
 * HOW THE WIDGET IS BUILT, in the order in which it happens. Each step's file in src/build says more, and has a test beside it.
 *
 * Every source file, one after the other:
 *   sources            types are stripped (`npm run build` checks them beside), JSON becomes a module
 *   hardenPackages     two patches of zod and React for hostile pages, each pinned to a version
 *   virtualModules     the modules of src/virtual.d.ts: addresses, and what an earlier build has written
 *   compileStyles      css`…` becomes a class name, its rules go into one sheet
 *   catalogue          phrases and labels become keys, their texts go into one file a language
 *   lateParcels        an import() waits until its files can be had
 * Then the whole:
 *   parcelOf           each module goes into its parcel, as cut below
 *   besideParcels      sheet, texts and the list of domains are written beside the parcels, with their digests in the code; the
 *                      single file contains them, and the package imports them
 *   decoder            the WebAssembly that reads barcodes is written beside the parcels, too; the single file does without, and the package without all of scanning
 *   terser             the one minifier; it renames no property
 *   record             dist/manifest.json: what an element, a line and a page need, for the next builds and `npm run size`
 *   progress           tells `npm start` what is being built
 *   schemas            JSON Schemas of a partner's files and the list of phrase keys, for editors; configTypes turns them into types
 *   distFiles          dist is cleared before; first screens as data, hashes and the elements' manifest are written after
 *   thirdPartyNotices  the licenses of the packages that went in
 *   sbom               the same packages as a CycloneDX list, for who has to account for what they ship
 *
 * Nothing else changes a source or a package. `npm run build:quick` leaves out terser and the builds from the single file on;
 * `npm start` leaves out the same builds until someone asks for their files.
 */

/**
 * The parcels, cut where the product is cut. `vendor` changes with its packages only; `app` runs every funnel; each line is
 * a parcel of its own; `scan` and the `decoder` of its barcodes come on a press; `quotes` is everything from prices on except `purchase`; `rare` is for screens that most visitors
 * never see.
 * A module belongs to the parcel whose entries import it. A module that several lines import, but not the app, is in `motor`
 * or `property` if all of them are of that kind, and otherwise in `steps`. A line is of the kind whose named module it
 * imports. Modules that quotes and purchase share are in `quotes`, which every buyer has loaded before.
 */
const parcels = {
  packages: { vendor: ["react", "react-dom", "scheduler", "@preact", "@r2wc", "goober", "use-sync-external-store"] },
  entries: {
    app: ["element/defineInsuranceQuote.ts"],
    quotes: ["stages/parcel.ts"],
    purchase: ["stages/purchase/parcel.ts"],
    scan: ["steps/scan/parcel.ts"],
    decoder: ["scan/wasmDecoder.ts"],
    rare: [/^app\/pages\/\w+Screen\.tsx$/, "app/chrome/Drawer.tsx", "app/chrome/Switcher.tsx"],
  },
  kinds: { motor: "steps/drivers/drivenLine.ts", property: "steps/propertyFlow.ts", quotes: ["quotes", "purchase"] },
};

/**
 * The package's entries: each is a file in dist/npm with its types beside it, and a line in the `exports` of package.json. They
 * contain the class of <insurance-quote> alone, a copy of what it needs of other modules included, and import the parcels when
 * an element is on the page. A wrapper's entry is added here; its framework stays the host's.
 */
const entries = { index: "index.ts", define: "define.ts", eager: "eager.ts", react: "react/InsuranceQuote.tsx", vue: "vue/InsuranceQuote.ts" };
const frameworks = /^(?:react|vue)(?:\/|$)/;

/** These declare nothing, of which a build of types would make empty chunks. */
const { define: _define, eager: _eager, ...typed } = entries;
const writeUntyped = {
  name: "write-untyped",
  generateBundle() {
    for (const name of ["define", "eager"]) this.emitFile({ type: "asset", fileName: `${name}.d.ts`, source: "export {};\n" });
  },
};

/** The package's parcels are cut as the others, without hashes, because a host's bundler gives them names of its own. */
const packaged = { ...parcels, entries: { ...parcels.entries, app: ["element/npm/whole.ts"] } };
const byPackage = parcelOf(packaged);
const whole = join(src, "element/npm/whole.ts");

const pathsOf = (files) => Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(src, file)]));

const plugins = [
  json,
  hardenPackages,
  virtualModules,
  replace({
    preventAssignment: true,
    values: { "process.env.NODE_ENV": '"production"', "process.env.IQ_ENVIRONMENT": JSON.stringify(environment) },
  }),
  nodeResolve({ browser: true, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] }),
  commonjs(),
];

const minify = (passes = 1) => !quick && terser({ ecma: 2020, module: true, compress: { passes, hoist_funs: true }, format: { comments: false } });

/** Silences zod's circular imports and misplaced annotations, which aren't ours to fix. Any other warning should be read. */
const onLog = (level, log, handle) => {
  const known = ["CIRCULAR_DEPENDENCY", "INVALID_ANNOTATION"].includes(log.code) && log.message.includes("node_modules");
  if (!known) handle(level, log);
};

/** Schemas do nothing but be there: a file of the contract of which a page reads nothing goes. */
const treeshake = { moduleSideEffects: (id) => !id.startsWith(join(src, "api/contract")) };

/**
 * Builds a single file, the small ones with three passes of terser: they save 1.5 % of a loader, which a page waits for, but
 * only 0.04 % of the whole widget, whose build they would make a fifth longer.
 */
const file = (passes) => (input, output, ...more) => ({ onLog, treeshake, input: join(src, input), plugins: [stripTypes, ...plugins, minify(passes), ...more], output });
const [small, large] = [file(3), file(1)];

/** Languages with first screens of their own for the plain loader. A partial language gets its first screen from React. */
const painted = languages.filter((language) => !isPartial(language));

/** A file of the package doesn't know its address, which a host's bundler changes (src/app/host/servedVersion.ts). */
const withoutAddress = { name: "without-address", resolveImportMeta: (property) => (property === "url" ? "undefined" : null) };

/** Frameworks with server components run the React component in browsers, too. Rollup and terser drop directives. */
const clientOnly = {
  name: "client-only",
  generateBundle: (_options, files) => void (files["react.js"].code = `"use client";\n${files["react.js"].code}`),
};

/** A command of the package: one file for plain Node, without packages. */
const command = (input, name, ...more) => ({
  onLog,
  input: join(src, input),
  external: /^node:/,
  plugins: [stripTypes, json, hardenPackages, nodeResolve({ extensions: [".ts", ".mjs", ".js"] }), minify(), ...more],
  output: { file: join(dist, "npm", name), format: "es", banner: "#!/usr/bin/env node" },
});

/* The order matters, because each build uses the names and hashes of the files before: the widget's parcels; painter and
   first screens; the plain loader, and the one that publishing turns into a partner's own script; everything in one classic
   script; the package's parcels, its painters, its command, its entries and its types. */
const builds = [
  {
    onLog,
    treeshake,
    // Lets the element's parcel export more than its entry does. A facade between the two would be another request.
    preserveEntrySignatures: "allow-extension",
    input: { app: join(src, "element/defineInsuranceQuote.ts") },
    plugins: [progress("the element, its nine lines and their screens"), clean, stripTypes, ...plugins, compileStyles, takeTexts, lateParcels, besideFetched(), besideDecoder, minify(), recordParcels, thirdPartyNotices()],
    output: {
      dir: dist,
      format: "es",
      entryFileNames: "chunks/[name]-[hash].js",
      chunkFileNames: "chunks/[name]-[hash].js",
      assetFileNames: ({ names: [name] }) => `${/\.(?:css|wasm)$/.test(name) ? "chunks" : "texts"}/[name]-[hash][extname]`,
      manualChunks: parcelOf(parcels),
      onlyExplicitManualChunks: true,
    },
  },
  ...painted.map((language) =>
    small("firstScreens.ts", { dir: dist, format: "es", entryFileNames: "chunks/first-[hash].js" }, firstScreensIn(language), recordFirstPaint(language), progress(`the first screens that show before React, ${language}`)),
  ),
  small("loader.ts", { file: join(dist, "insurance-quote.js"), format: "iife" }, progress("the loader")),
  small("ownLoader.ts", { file: join(dist, "own-loader.js"), format: "iife" }, writeFirstScreens, progress("the loader that publishing turns into a partner's own script")),
  large("element/classic.ts", { file: join(dist, "insurance-quote.iife.js"), format: "iife", inlineDynamicImports: true }, withoutDecoder, compileStyles, takeTexts, besideInline(), finish, progress("the widget as one classic script")),
  {
    onLog,
    treeshake,
    preserveEntrySignatures: "allow-extension",
    input: { app: whole },
    plugins: [progress("the package's parcels"), stripTypes, withoutDecoder, ...plugins, compileStyles, takeTexts, besideImported(), withoutAddress, minify(), noteForSbom],
    output: {
      dir: join(dist, "npm/parcels"),
      format: "es",
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
      manualChunks: (id, api) => besideParcelOf(id) ?? byPackage(id, api),
      onlyExplicitManualChunks: true,
    },
  },
  ...painted.map((language) =>
    small("element/npm/paint.ts", { file: join(dist, "npm/parcels", paintParcel(language)), format: "es" }, firstScreensIn(language, { isSmallUnpacked: true }), progress(`the package's first screens, ${language}`)),
  ),
  command("conformance/cli.ts", "conformance.js", progress("the command that tests a quote service")),
  {
    onLog,
    treeshake,
    // Lets the other entries import the class from the first.
    preserveEntrySignatures: "allow-extension",
    input: pathsOf(entries),
    external: frameworks,
    plugins: [progress("the package's entries"), importedParcels(painted), stripTypes, ...plugins, minify(3), clientOnly, writeSbom],
    output: { dir: join(dist, "npm"), format: "es", chunkFileNames: "[name].js" },
  },
  {
    onLog,
    input: pathsOf(typed),
    external: /^(?![./])/,
    plugins: [progress("types"), dts(), writeUntyped, writeConfigTypes, writeSchemas],
    output: { dir: join(dist, "npm"), format: "es", chunkFileNames: "types/[name].d.ts" },
  },
];

/** The single script, the package and its types: no page of the demo loads them. */
const rest = 5 + painted.length;

/** The package's command, entries and types, which a check of its manifest needs. */
const entriesAlone = 3;

export default quick || part === "pages" ? builds.slice(0, -rest) : part === "rest" ? builds.slice(-rest) : part === "entries" ? builds.slice(-entriesAlone) : builds;
