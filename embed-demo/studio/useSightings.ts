import { useEffect, useState } from "react";
import type { Published } from "../../src/partner/published";
import type { Draft } from "./draft";
import { pictureSightings } from "./pictureSightings";
import type { Sighting } from "./sighting";

/** Milliseconds without a change before pictures are looked at again. */
const quiet = 300;

/** Faults of the draft's pictures. They are measured again after each change of a picture or a color. */
export function useSightings(draft: Draft, content: Published | null): readonly Sighting[] {
  const [found, setFound] = useState<readonly Sighting[]>([]);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      if (!content) return setFound([]);
      void pictureSightings(draft, content).then((next) => {
        if (isLatest) setFound(next);
      });
    }, quiet);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [draft, content]);
  return found;
}
