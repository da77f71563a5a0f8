import commonjs from "@rollup/plugin-commonjs";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import { join } from "node:path";
import { root } from "../../src/build/paths.mjs";
import { stripTypes } from "../../src/build/sources.mjs";

/**
 * Bundles the studio into one file, from the widget's own components and schemas. Separate from the widget's build: host pages get
 * none of it.
 */
export default {
  input: join(root, "embed-demo/studio/main.tsx"),
  // zod has circular imports and misplaced annotations, which aren't ours to fix.
  onwarn: () => undefined,
  plugins: [
    stripTypes,
    replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"', "process.env.IQ_ENVIRONMENT": '"local"' } }),
    nodeResolve({ browser: true, extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] }),
    commonjs(),
  ],
  output: { format: "es", entryFileNames: "studio.js", inlineDynamicImports: true },
};
