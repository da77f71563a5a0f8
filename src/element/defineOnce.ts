/**
 * Defines <insurance-quote> on the page. Does nothing if it is already defined, even by another copy of the script, or
 * without a DOM, as on a server.
 */
export function defineOnce(createClass: () => CustomElementConstructor): void {
  if (typeof customElements === "undefined" || customElements.get("insurance-quote")) return;
  customElements.define("insurance-quote", createClass());
}
