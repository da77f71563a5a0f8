import { noDigitalBind, type StateCode } from "./states";

/** The one carrier that sells online, and only renters. */
export const digitalBindCarrier = "pebbletrail";

/** One of three conditions for buying online; the others are the carrier's flag and clean answers to the bind questions. */
export const isDigitalBindState = (state: string): boolean => !noDigitalBind.includes(state as StateCode);
