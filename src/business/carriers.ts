import { noDigitalBind, type StateCode } from "./states";

/** The one carrier that sells online (decision 69), and only renters. */
export const digitalBindCarrier = "pebbletrail";

/** Carrier flag and state; the answers to the bind questions are the third condition (decision 52). */
export const isDigitalBindState = (state: string): boolean => !noDigitalBind.includes(state as StateCode);
