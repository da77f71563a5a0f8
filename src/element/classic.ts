import { defineInsuranceQuote } from "./defineInsuranceQuote";
import { upgradePlaceholders } from "./upgradePlaceholders";

/** The single-file build: everything in one classic script, for pages that want one address with one integrity hash. */
defineInsuranceQuote();
upgradePlaceholders();
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", upgradePlaceholders);
