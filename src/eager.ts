import { painters } from "virtual:painters-ahead";
import { defineInsuranceQuote } from "./element/npm/defineInsuranceQuote";

/**
 * The package's entry for a page that begins with the form: `import "insurance-quote/eager"`. Defines the tag and loads the
 * page's first screen at once, while the framework that will render the tag still starts. A page without the tag loads it in
 * vain: 15 kB. A failure isn't reported, because the element itself tries again.
 */
defineInsuranceQuote();
if (typeof document === "object") {
  const spoken = Object.entries(painters).find(([language]) => document.documentElement.matches(`:lang(${language})`));
  (spoken?.[1] ?? painters.en)?.().catch(() => undefined);
}
