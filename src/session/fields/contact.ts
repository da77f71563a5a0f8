import { field } from "../../flow/field";
import { languages } from "../../kernel/language";
import { z } from "../../kernel/zod";

export type ContactWay = "" | "CALL" | "EMAIL" | "SELF";

/** How an advisor reaches the person; "SELF" is "I'll call". */
export const contactBy = field<ContactWay>("contactBy", z.enum(["", "CALL", "EMAIL", "SELF"]), { label: "How should we contact you?", initial: "" });

/** Whether a number is asked for: somebody who wants an e-mail doesn't see it. */
export const asksPhone = (by: ContactWay): boolean => by === "CALL" || by === "SELF";

/** When a call is welcome: an instant (UTC, ISO 8601), or "now". */
export const callbackAt = field("callbackAt", z.string(), { label: "When should we call?", initial: "" });

/** Consent to calls and texts, as it was ticked: when, and for which number where that was complete by then. */
export const callConsent = field("callConsent", z.nullable(z.object({ phone: z.string(), language: z.enum(languages), at: z.string() })), { initial: null, personal: true });
