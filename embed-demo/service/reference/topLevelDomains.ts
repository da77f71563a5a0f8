import { domainToASCII } from "node:url";
import tlds from "tlds";

/** The root zone's labels from the `tlds` package, in the form that mail uses: рф is xn--p1ai. */
export const topLevelDomains: ReadonlySet<string> = new Set(tlds.map(domainToASCII));
