import { signalOf } from "../../../session/signalOf";
import type { PriceUnit } from "../QuoteItem";
import type { QuoteOrder } from "./orders";

interface ListView {
  readonly order: QuoteOrder;
  readonly unit: PriceUnit;
}

/** The order and the unit of a visit's list, which outlast its screen: visitors who mend an answer come back to the list they left. */
export const listViewOf = signalOf<ListView>({ order: "price", unit: "month" });

/** The id of a visit's open row, which outlasts its screen, too: from the comparison they come back to the place that they left. */
export const openRowOf = signalOf<string | null>(null);
