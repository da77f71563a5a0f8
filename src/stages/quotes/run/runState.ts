import type { Signal } from "@preact/signals-react";
import type { Selection } from "../../../session/kept/snapshot";

/** The state of a run that screens show and runQuotes writes. */
export interface RunState {
  /** Prices couldn't be requested or read. Everything is kept and can be tried again. */
  readonly failed: Signal<boolean>;
  /** Earlier prices were discarded because an answer that affects them has changed. */
  readonly renewed: Signal<boolean>;
  /** The choice that was being bought when it was discarded with the earlier prices. */
  readonly bought: Signal<Selection | null>;
  /** The service already has the prices: they are fetched, and no company is asked again. */
  readonly pulling: Signal<boolean>;
  /** The latest time at which waiting ends; null while nothing is awaited. */
  readonly deadline: Signal<number | null>;
}
