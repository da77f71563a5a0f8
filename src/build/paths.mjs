import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const src = join(root, "src");
/** Elsewhere for a trial beside a running demo. */
export const dist = process.env.IQ_DIST ?? join(root, "dist");
/** Whose addresses are written in the bundle. */
export const environment = process.env.IQ_ENVIRONMENT ?? "prod";
/** The widget's parcels and loader alone, not minified: for looking at a change in seconds. */
export const quick = process.env.IQ_QUICK === "1";
/**
 * `npm start` builds in two parts: "pages" is everything that the demo's pages load, "rest" is the single script, the types and
 * the files about files. Undefined builds both.
 */
export const part = process.env.IQ_PART;
