import { defineInsuranceQuote } from "insurance-quote";

defineInsuranceQuote();
