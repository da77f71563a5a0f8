import type { Fault } from "../publish/fault";
import type { Beginning } from "./beginning";
import type { Draft } from "./draft";
import type { Change } from "./useDraft";

/** What every section of the studio is handed. */
export interface Editing {
  readonly draft: Draft;
  readonly change: Change;
  readonly faults: readonly Fault[];
  readonly beginning: Beginning;
}
