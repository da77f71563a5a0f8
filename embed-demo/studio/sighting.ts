import type { Language } from "../../src/kernel/language";
import type { Fault } from "../publish/fault";

/** A fault as a visitor sees it. */
export interface Sighting extends Fault {
  /** A picture of it, as a data URL. */
  readonly picture?: string;
  /** The screen that shows it on a phone, and the words on it that are meant. */
  readonly at?: { readonly screen: string; readonly lang: Language; readonly words: string };
}
