import { noDigitalBind, type StateCode } from "./states";

/** The one carrier that sells online, and only renters. */
export const digitalBindCarrier = "pebbletrail";

/** One of three conditions of buying online: the carrier's flag and clean answers to the bind questions are the others. */
export const isDigitalBindState = (state: string): boolean => !noDigitalBind.includes(state as StateCode);
