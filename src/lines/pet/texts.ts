import { phrases } from "../../kernel/phrase";

const texts = phrases("pet", { partner: "our pet insurance partner" });

/** The pet partner's site as texts name it. */
export const petPartner = texts.partner;
