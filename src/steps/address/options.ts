import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import type { Effect } from "../../session/effect";

/** What one line's address differs by from another's. */
export interface AddressOptions {
  readonly title: Phrase;
  /** Why it is asked. */
  readonly lede: Phrase;
  /** What the search is called; "Home address" where it is left out. */
  readonly label?: Phrase;
  /** Creates the line's application, when the address holds. */
  readonly createApplication: Effect;
}

/** Why an address is asked, by what stands there. */
export const addressLedes = phrases("address.lede", {
  vehicle: "Rates depend on where you park overnight.",
  home: "Your home's location affects your price.",
});
