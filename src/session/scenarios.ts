/** Why somebody is with an advisor without a modal having said so: what was chosen has no line of its own. */
export const otherProducts = "otherProducts";
export const chatWithAgent = "chatWithAgent";

/** An advisor is asked without a quote having been chosen. */
export const withoutQuote = "withoutQuote";
