import { domainToASCII } from "node:url";
import tlds from "tlds";

/** The root zone's labels, kept by the `tlds` package: рф as the mail system has it, xn--p1ai. */
export const topLevelDomains: ReadonlySet<string> = new Set(tlds.map(domainToASCII));
