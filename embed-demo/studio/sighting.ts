import type { Fault } from "../publish/fault";

/** A fault with a picture of what a visitor sees, as a data URL, if there is something to see. */
export interface Sighting extends Fault {
  readonly picture?: string;
}
