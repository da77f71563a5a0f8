import type { Outline } from "../../engines/inPage/outline";
import type { Tab } from "../tab";
import type { Visit } from "../visit";

/** The evidence for an invariant: the screen as it came to rest, and the page's storage. */
export interface Scene {
  readonly visit: Visit;
  readonly tab: Tab;
  readonly screen: Outline;
  /** The widget's route; null on another page. */
  readonly route: string | null;
  readonly kept: Kept;
}

/** Data that a host's scripts and the computer's next user can read. */
export interface Kept {
  readonly title: string;
  readonly history: string;
  readonly cookies: string;
  readonly local: string;
  /** Entries of the tab's storage that aren't the visit. */
  readonly others: string;
  readonly hasWidget: boolean;
}

export interface Invariant {
  /** A sentence that has to be true. */
  readonly says: string;
  /** Milliseconds that a screen may take to make it true. */
  readonly patience: number;
  /** Returns what contradicts it. */
  faults(scene: Scene): readonly string[];
}
