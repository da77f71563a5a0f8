import { pathToFileURL } from "node:url";

/** The module that `startStack` loads ahead of the demo, so that its output also has every call that the service makes. */
export const tellsWhatLeaves = pathToFileURL(new URL("inDemo/sayCalls.ts", import.meta.url).pathname).href;
