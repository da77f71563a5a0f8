import type { Effect } from "../../session/effect";
import { awaitApplication } from "../../steps/loading/awaitApplication";

/** Records are looked up for cars alone. */
export const effects: readonly Effect[] = [awaitApplication];
