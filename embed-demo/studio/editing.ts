import type { Fault } from "../publish/fault";
import type { Beginning } from "./beginning";
import type { Draft } from "./draft";
import type { Change } from "./useDraft";

/** The props that every section of the studio receives. */
export interface Editing {
  readonly draft: Draft;
  readonly change: Change;
  readonly faults: readonly Fault[];
  readonly beginning: Beginning;
}
