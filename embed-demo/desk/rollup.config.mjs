import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import { transform } from "esbuild";
import { join } from "node:path";
import { root } from "../../src/build/paths.mjs";
import { json, stripTypes } from "../../src/build/sources.mjs";

/** The script is a third as large without names and spaces, and small enough to be compressed when it is served. */
const minify = { name: "minify", renderChunk: (code) => transform(code, { minify: true, charset: "utf8" }) };

/** Bundles the operator's page into one file, with the widget's own components. Separate from the widget's build: host pages get none of it. */
export default {
  input: join(root, "embed-demo/desk/main.tsx"),
  // d3 has circular imports, which aren't ours to fix.
  onwarn: () => undefined,
  plugins: [
    stripTypes,
    json,
    replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"', "process.env.IQ_ENVIRONMENT": '"local"' } }),
    nodeResolve({ browser: true, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] }),
    commonjs(),
    minify,
  ],
  output: { format: "es", entryFileNames: "desk.js", inlineDynamicImports: true },
};
