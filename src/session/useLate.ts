import { signal } from "@preact/signals-react";
import type { ComponentType } from "react";
import { useEffect, useState } from "react";
import { useSession } from "./context";
import { sayNotLoaded } from "./notLoaded";
import { useValue } from "./useValue";

/** Counts the presses of "Try again": one asks for every part that is missing. */
const tries = signal(0);

/**
 * A component that loads when it is wanted; null until then. Suspense would hold back what is already on screen. Where it
 * can't be had that is said, with a way to try again: the missing part may be the one with the button.
 * `load` is a module-level function, or null while the component isn't wanted.
 */
export function useLate<Props>(load: (() => Promise<ComponentType<Props>>) | null): ComponentType<Props> | null {
  const session = useSession();
  const tried = useValue(tries);
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let wanted = load !== null;
    load?.()
      .then((component) => wanted && setLoaded(() => component))
      .catch(() => {
        session.logger.error("part-not-loaded", "A part of the screen could not be loaded");
        if (wanted) sayNotLoaded(session, () => void (tries.value += 1));
      });
    return () => {
      wanted = false;
    };
  }, [load, session, tried]);
  return load && Loaded;
}
