import type { ReadonlySignal } from "@preact/signals-react";
import { useSyncExternalStore } from "react";

/**
 * The only door from signals to components. Reading `.value` in a component without this leaves it stale in silence, as
 * nothing here compiles the subscription in.
 */
export const useValue = <Value>(from: ReadonlySignal<Value>): Value =>
  useSyncExternalStore(
    (changed) => from.subscribe(changed),
    () => from.peek(),
    () => from.peek(),
  );
