/** Scenarios that lead to an advisor without a case: the visitor chose something that has no line. */
export const otherProducts = "otherProducts";
export const chatWithAgent = "chatWithAgent";

/** The visitor asks an advisor without having chosen a quote. */
export const withoutQuote = "withoutQuote";
