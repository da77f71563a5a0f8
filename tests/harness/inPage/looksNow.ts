/**
 * Returns the layout and the type of every part of a widget's screen. Runs in the page: it uses nothing from outside.
 */
export function looksNow(element: Element): string[] {
  const parts = [...element.shadowRoot!.querySelectorAll<HTMLElement>("h1, p, label, button, input, select, legend, a")];
  return parts.map((part) => {
    const { fontSize, lineHeight, letterSpacing, textTransform, textAlign, direction, color, cursor, padding, margin } = getComputedStyle(part);
    return [part.localName, (part.textContent ?? "").slice(0, 20), part.offsetWidth, part.offsetHeight, fontSize, lineHeight, letterSpacing, textTransform, textAlign, direction, color, cursor, padding, margin].join(" ");
  });
}
