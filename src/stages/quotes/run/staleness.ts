import { computed } from "@preact/signals-react";
import type { ReadonlySignal } from "@preact/signals-react";
import type { Session } from "../../../session/session";
import { ratingHash } from "./ratingHash";

/** True when the prices on screen don't match the answers any more, or the service has newer ones. */
export const staleness = (session: Session): ReadonlySignal<boolean> =>
  computed(() => {
    if (session.quotes.updateRequired.value) return true;
    const rated = session.application.value?.ratedWith;
    return session.quotes.status.value !== "Requested" && Boolean(rated) && rated !== ratingHash(session);
  });
