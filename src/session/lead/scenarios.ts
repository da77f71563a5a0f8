/** Scenarios that lead to an advisor without a case's modal: the visitor chose something that has no line. */
export const otherProducts = "otherProducts";
export const chatWithAgent = "chatWithAgent";

/** An advisor is asked without a quote having been chosen. */
export const withoutQuote = "withoutQuote";
