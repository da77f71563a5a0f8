import type { Quote } from "../../api/contract/quote";
import type { Session } from "../../session/session";

/** A price that a company keeps is sold online on the line that has a purchase. */
export const isSold = (session: Session, { isBindable }: Quote): boolean => isBindable && session.line.peek()?.wire === "RENTERS";
