import { field } from "../../flow/field";
import { languages } from "../../kernel/language";
import { z } from "../../kernel/zod";

export type ContactWay = "" | "CALL" | "EMAIL" | "SELF";

/** The way for an advisor to reach the person; "SELF" is "I'll call". */
export const contactBy = field<ContactWay>("contactBy", z.enum(["", "CALL", "EMAIL", "SELF"]), { label: "How should we contact you?", initial: "" });

/** Tells whether to ask for a number, which visitors who prefer e-mail don't see. */
export const asksPhone = (by: ContactWay): boolean => by === "CALL" || by === "SELF";

/** The time for a call: an instant (UTC, ISO 8601), or "now". */
export const callbackAt = field("callbackAt", z.string(), { label: "When should we call?", initial: "" });

/** Consent to calls and texts: when it was checked, and for which number if that was complete then. */
export const callConsent = field("callConsent", z.nullable(z.object({ phone: z.string(), language: z.enum(languages), at: z.string() })), { initial: null, personal: true });
