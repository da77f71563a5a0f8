import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import type { Effect } from "../../session/effect";

/** The parts in which one line's address step differs from another's. */
export interface AddressOptions {
  readonly title: Phrase;
  /** Says why the address is asked for. */
  readonly lede: Phrase;
  /** The label of the search field; defaults to "Home address". */
  readonly label?: Phrase;
  /** Creates the line's application once the address is verified. */
  readonly createApplication: Effect;
}

/** Reasons for asking for an address, by what is insured there. */
export const addressLedes = phrases("address.lede", {
  vehicle: "Rates depend on where you park overnight.",
  home: "The home's location affects your price.",
});
