import { hashOf } from "../../../kernel/ids";
import type { Session } from "../../../session/session";

/** Of what moves a price, as the answers are now: prices of another hash are those of other answers. */
export const ratingHash = ({ line, journey }: Session): string | null =>
  line.value && journey.value ? hashOf(line.value.ratingInput(journey.value.relevant)) : null;
