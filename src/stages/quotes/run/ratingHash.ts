import { hashOf } from "../../../kernel/ids";
import type { Session } from "../../../session/session";

/** A hash of the current answers that affect a price: prices with another hash belong to other answers. */
export const ratingHash = ({ line, journey }: Session): string | null =>
  line.value && journey.value ? hashOf(line.value.ratingInput(journey.value.relevant)) : null;
