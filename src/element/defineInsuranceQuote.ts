import { createElementClass } from "./createElementClass";

/**
 * Makes <insurance-quote> known to the page. Again, or beside another copy of the script, it does nothing. Without a DOM, as
 * on a server, neither.
 */
export function defineInsuranceQuote(): void {
  if (typeof customElements === "undefined" || customElements.get("insurance-quote")) return;
  customElements.define("insurance-quote", createElementClass());
}
