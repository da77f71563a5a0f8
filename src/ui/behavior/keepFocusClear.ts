/** Pixels by which a focus ring extends beyond its control. */
const ring = 5;

/** True if the control is under the other element or further down, because smooth scrolling may still bring it there. */
function isUnder(control: Element, over: Element): boolean {
  if (!(control.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  const box = control.getBoundingClientRect();
  const { top, left, right, height } = over.getBoundingClientRect();
  return height > 0 && box.bottom + ring > top && box.left < right && box.right > left;
}

/**
 * Scrolls keyboard-focused controls out from under elements that stick to the bottom (WCAG 2.4.11). Browsers consider a
 * covered control visible, and a `scroll-padding` would belong on the host's own scroller. This applies only to visible
 * focus: under a pointer nothing may move between press and release. Returns a function that stops it.
 */
export function keepFocusClear(root: ShadowRoot): () => void {
  let waiting = 0;
  const clear = (control: Element, last?: number): void => {
    if (root.activeElement !== control || !control.matches(":focus-visible") || control.closest("dialog, [data-over]")) return;
    const { top } = control.getBoundingClientRect();
    const isCovered = [...root.querySelectorAll("[data-over]")].some((over) => isUnder(control, over));
    if (isCovered) control.scrollIntoView({ block: "center", behavior: "instant" });
    // A host's smooth scrolling may still be under way, and bring the control under the other element later.
    else if (top !== last) waiting = requestAnimationFrame(() => clear(control, top));
  };
  const look = ({ target }: Event): void => {
    cancelAnimationFrame(waiting);
    // Runs after the browser's own scrolling.
    waiting = requestAnimationFrame(() => clear(target as Element));
  };
  root.addEventListener("focusin", look);
  return () => {
    cancelAnimationFrame(waiting);
    root.removeEventListener("focusin", look);
  };
}
