import type { ReadonlySignal } from "@preact/signals-react";
import { useSyncExternalStore } from "react";

interface Door {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => unknown;
}

/** One subscribe function per signal, because React subscribes again whenever it gets another function. */
const doors = new WeakMap<ReadonlySignal, Door>();

function doorTo(from: ReadonlySignal): Door {
  const known = doors.get(from);
  if (known) return known;
  const door: Door = { subscribe: (changed) => from.subscribe(changed), read: () => from.peek() };
  doors.set(from, door);
  return door;
}

/**
 * The only way for components to read signals. A component that reads `.value` without it silently becomes stale, because no
 * compiler adds the subscription here.
 */
export function useValue<Value>(from: ReadonlySignal<Value>): Value {
  const { subscribe, read } = doorTo(from);
  return useSyncExternalStore(subscribe, read, read) as Value;
}
