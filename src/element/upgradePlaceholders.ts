/**
 * Puts <insurance-quote partner="…"> into each `<div data-insurance-quote data-partner="…">`, because editors such as
 * WordPress's classic one strip unknown tags. The div keeps its other children, and isn't upgraded twice.
 */
export function upgradePlaceholders(): void {
  for (const div of document.querySelectorAll("[data-insurance-quote]:not(:has(insurance-quote))")) {
    const element = document.createElement("insurance-quote");
    for (const { name, value } of div.attributes) if (/^data-(?!insu)/.test(name)) element.setAttribute(name.slice(5), value);
    div.append(element);
  }
}
