import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const src = join(root, "src");
/** The output folder. `IQ_DIST` sets another one, for a trial build beside a running demo. */
export const dist = process.env.IQ_DIST ?? join(root, "dist");
/** The environment whose addresses the bundle contains. */
export const environment = process.env.IQ_ENVIRONMENT ?? "prod";
/** Builds only the widget's parcels and loader, not minified, to look at a change within seconds. */
export const quick = process.env.IQ_QUICK === "1";
/**
 * `npm start` builds in two parts: "pages" is everything that the demo's pages load, "rest" is the single script, the types and
 * the files about files. Undefined builds both. "entries" is the package's entries and their types, for a check of its manifest.
 */
export const part = process.env.IQ_PART;
