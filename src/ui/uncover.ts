/** Pixels that stay free between what is brought out and what covered it. */
const gap = 8;

function isOver(over: DOMRect, box: DOMRect): boolean {
  return over.height > 0 && box.top < over.bottom && box.bottom + gap > over.top && box.left < over.right && box.right > over.left;
}

/**
 * Scrolls what is focused, and the main action, out from under something that has just come up at the bottom. No further
 * than it takes: the rest of the form is what they were read with.
 */
export function uncover(over: Element): void {
  const root = over.getRootNode() as Document | ShadowRoot;
  const inTheWay = [root.activeElement, ...root.querySelectorAll("[data-over]")].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.closest("dialog") && !over.contains(element) && !element.contains(over),
  );
  for (const element of inTheWay) {
    const place = over.getBoundingClientRect();
    if (!isOver(place, element.getBoundingClientRect())) continue;
    const { scrollMarginBottom } = element.style;
    element.style.scrollMarginBottom = `${innerHeight - place.top + gap}px`;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    element.style.scrollMarginBottom = scrollMarginBottom;
  }
}
