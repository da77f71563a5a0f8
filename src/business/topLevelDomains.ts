import tlds from "tlds";

/** The root zone's labels, kept by the `tlds` package; international ones also in their encoded form where it lists them. */
export const topLevelDomains: ReadonlySet<string> = new Set(tlds);
