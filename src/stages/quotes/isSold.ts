import type { Quote } from "../../api/contract/quote";
import type { Session } from "../../session/session";

/** True when the quote's price is guaranteed and the line has an online purchase. */
export const isSold = (session: Session, { isBindable }: Pick<Quote, "isBindable">): boolean => isBindable && session.line.peek()?.wire === "RENTERS";
