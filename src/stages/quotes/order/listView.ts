import { signalOf } from "../../../session/signalOf";
import type { PriceUnit } from "../QuoteItem";
import type { QuoteOrder } from "./orders";

interface ListView {
  readonly order: QuoteOrder;
  readonly unit: PriceUnit;
}

/** The order and the unit of a visit's list, which outlast its screen: visitors who mend an answer come back to the list they left. */
export const listViewOf = signalOf<ListView>({ order: "price", unit: "month" });
