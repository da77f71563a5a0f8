/**
 * Tells where the focus is: on a control of the widget that the part belongs to, elsewhere in the page (the host's search field,
 * say), or lost. It is lost when the part that had it was taken away, which leaves it to nothing or to the heading, and in Safari
 * after a tap.
 */
export function placeOfFocus(part: Element): "here" | "elsewhere" | "lost" {
  const root = part.getRootNode();
  const inWidget = root instanceof ShadowRoot;
  if (inWidget && root.activeElement) return root.activeElement.matches("[data-title]") ? "lost" : "here";
  if (document.activeElement === null || document.activeElement === document.body) return "lost";
  return inWidget ? "elsewhere" : "here";
}
