import { phrases } from "../../kernel/phrase";

const texts = phrases("pet", { partner: "our pet insurance partner" });

/** What people call the site that goes on with them. */
export const petPartner = texts.partner;
