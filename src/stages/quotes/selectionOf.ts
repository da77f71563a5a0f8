import type { Quote } from "../../api/contract/quote";
import type { Selection } from "../../session/kept/snapshot";

/** A quote in the form of the visitor's selection. */
export const selectionOf = ({ id, carrierSpecificQuoteId, carrierId, carrierName, premium, term, isBindable }: Quote): Selection => ({
  kind: "quote",
  quoteId: id,
  carrierSpecificQuoteId,
  carrierId,
  carrierName,
  premium,
  term,
  bindable: isBindable,
});
