import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import { join } from "node:path";
import { dts } from "rollup-plugin-dts";
import { chunkOf } from "./tests/build/chunkOf.mjs";
import { chunksForLoader } from "./tests/build/chunksForLoader.mjs";
import { clean, finish } from "./tests/build/distFiles.mjs";
import { aheadEntry, dist, elementEntry, environment, quick, src } from "./tests/build/paths.mjs";
import { readFlows } from "./tests/build/readFlows.mjs";
import { record } from "./tests/build/record.mjs";
import { checkTypes, json, squeezeStyles, stripTypes } from "./tests/build/sources.mjs";
import { thirdPartyNotices } from "./tests/build/thirdPartyNotices.mjs";

/*
 * Four builds, in this order:
 * 1. dist/index.js and dist/chunks/*: the package and what the loader fetches, in immutable chunks named by their hash; and
 *    the licences of the packages in it.
 * 2. dist/insurance-quote.js: the loader, which carries the names and hashes of the first.
 * 3. dist/insurance-quote.iife.js: everything in one classic script.
 * 4. dist/*.d.ts.
 */
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

const minify = () => !quick && terser({ ecma: 2020, module: true, compress: { passes: 3 }, format: { comments: false } });

/** zod has circular imports and annotations in odd places, none of them ours to mend. Anything else is worth reading. */
const onLog = (level, log, handle) => {
  const known = ["CIRCULAR_DEPENDENCY", "INVALID_ANNOTATION"].includes(log.code) && log.message.includes("node_modules");
  if (!known && log.code !== "OPTIMIZE_CHUNK_STATUS") handle(level, log);
};

const builds = [
  {
    onLog,
    // The element's chunk may export more than its entry does: a facade between the two would be one more request.
    preserveEntrySignatures: "allow-extension",
    input: { element: elementEntry, ahead: aheadEntry },
    plugins: [clean, quick ? stripTypes : checkTypes(), ...plugins, readFlows, minify(), record, thirdPartyNotices()],
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
