import { defineInsuranceQuote } from "./element/npm/defineInsuranceQuote";

/** The package's entry for pages that only import it: `import "insurance-quote/define"`. */
defineInsuranceQuote();
