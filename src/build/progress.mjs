import { part } from "./paths.mjs";

/** Tells the person who waits for `npm start` what is being built. Says nothing in other builds, where Rollup names the files itself. */
export const progress = (words, building = part) => ({
  name: "progress",
  buildStart() {
    if (building !== undefined) process.stderr.write(`  ${words}\n`);
  },
});
