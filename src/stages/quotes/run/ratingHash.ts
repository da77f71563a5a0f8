import { computed } from "@preact/signals-react";
import type { ReadonlySignal } from "@preact/signals-react";
import { hashOf } from "../../../kernel/ids";
import type { Session } from "../../../session/session";

/** A hash of the current answers that affect a price: prices with another hash belong to other answers. */
export const ratingHash = ({ line, journey }: Session): string | null =>
  line.value && journey.value ? hashOf(line.value.ratingInput(journey.value.relevant)) : null;

/** True when the prices on screen don't match the answers any more, or the service has newer ones. */
export const staleness = (session: Session): ReadonlySignal<boolean> =>
  computed(() => {
    if (session.quotes.updateRequired.value) return true;
    const rated = session.application.value?.ratedWith;
    return session.quotes.status.value !== "Requested" && Boolean(rated) && rated !== ratingHash(session);
  });
