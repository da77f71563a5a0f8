import type { ReadonlySignal } from "@preact/signals-react";
import { useSyncExternalStore } from "react";

interface Door {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => unknown;
}

/** One subscribe function a signal: React subscribes anew whenever it is handed another. */
const doors = new WeakMap<ReadonlySignal, Door>();

function doorTo(from: ReadonlySignal): Door {
  const known = doors.get(from);
  if (known) return known;
  const door: Door = { subscribe: (changed) => from.subscribe(changed), read: () => from.peek() };
  doors.set(from, door);
  return door;
}

/**
 * The only door from signals to components. Reading `.value` in a component without this leaves it stale in silence, as
 * nothing here compiles the subscription in.
 */
export function useValue<Value>(from: ReadonlySignal<Value>): Value {
  const { subscribe, read } = doorTo(from);
  return useSyncExternalStore(subscribe, read, read) as Value;
}
