import type { AutoFactor } from "../../business/states";
import { isBarred } from "../../business/states";

export const askedIn = (state: string | null, factor: AutoFactor): boolean => state === null || !isBarred(state, factor);
