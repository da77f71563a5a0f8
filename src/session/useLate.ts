import type { ComponentType } from "react";
import { useEffect, useState } from "react";
import { useSession } from "./context";

/**
 * A component that loads when it is wanted; null until then. Suspense would hold back what is already on screen.
 * `load` is a module-level function, or null while the component isn't wanted.
 */
export function useLate<Props>(load: (() => Promise<ComponentType<Props>>) | null): ComponentType<Props> | null {
  const { logger } = useSession();
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let wanted = load !== null;
    load?.()
      .then((component) => wanted && setLoaded(() => component))
      .catch(() => logger.error("part-not-loaded", "A part of the screen could not be loaded"));
    return () => {
      wanted = false;
    };
  }, [load, logger]);
  return load && Loaded;
}
