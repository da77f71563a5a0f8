import { field } from "../../flow/field";
import { nullable, object, oneOf, string } from "../../kernel/shape";

export type ContactWay = "" | "CALL" | "EMAIL" | "SELF";

/** How an advisor reaches the person; "SELF" is "I'll call". */
export const contactBy = field<ContactWay>("contactBy", oneOf("", "CALL", "EMAIL", "SELF"), { label: "What works best", initial: "" });

/** Whether a number is asked for: somebody who wants an e-mail doesn't see it. */
export const asksPhone = (by: ContactWay): boolean => by === "CALL" || by === "SELF";

/** When a call is welcome: an instant (UTC, ISO 8601), or "now". */
export const callbackAt = field("callbackAt", string(), { label: "When", initial: "" });

/** Consent to calls and texts, as it was ticked: when, and for which number where that was complete by then. */
export const callConsent = field("callConsent", nullable(object({ phone: string(), at: string() })), { initial: null, personal: true });
