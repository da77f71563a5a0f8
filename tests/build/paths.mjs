import { join, sep } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const src = join(root, "src");
/** Elsewhere for a trial beside a running demo. */
export const dist = process.env.IQ_DIST ?? join(root, "dist");
/** Whose addresses the bundle knows by heart (spec §7). */
export const environment = process.env.IQ_ENVIRONMENT ?? "prod";
/** Chunks and loader alone, not minified: for looking at a change in seconds. */
export const quick = process.env.IQ_QUICK === "1";

/** What the loader and a page import: the widget itself. */
export const elementEntry = join(src, "element/defineInsuranceQuote.ts");
/** What the loader runs before it: the first screens that don't wait for React. */
export const aheadEntry = join(src, "element/ahead/showFirstScreens.ts");

/** Whether a module lies in one of these folders of src. */
export const inFolder = (id, ...folders) => folders.some((folder) => id.startsWith(join(src, folder) + sep));
