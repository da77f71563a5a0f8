/** Pixels that a focus ring takes outside of its control. */
const ring = 5;

/** Under it now, or still further down: a host with smooth scrolling may yet bring it there. */
function isUnder(control: Element, over: Element): boolean {
  if (!(control.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  const box = control.getBoundingClientRect();
  const { top, left, right, height } = over.getBoundingClientRect();
  return height > 0 && box.bottom + ring > top && box.left < right && box.right > left;
}

/**
 * Brings what the keyboard focuses out from under what sticks to the bottom (WCAG 2.4.11). Browsers take a covered control
 * for one in sight, and a `scroll-padding` would belong on the host's own scroller. Only where the focus is shown: under a
 * pointer nothing may move between press and release. Answers how to stop.
 */
export function keepFocusClear(root: ShadowRoot): () => void {
  let waiting = 0;
  const clear = (control: Element, last?: number): void => {
    if (root.activeElement !== control || !control.matches(":focus-visible") || control.closest("dialog, [data-over]")) return;
    const { top } = control.getBoundingClientRect();
    const isCovered = [...root.querySelectorAll("[data-over]")].some((over) => isUnder(control, over));
    if (isCovered) control.scrollIntoView({ block: "center", behavior: "instant" });
    // A host that scrolls smoothly may still be on its way from somewhere else, and bring it under only now.
    else if (top !== last) waiting = requestAnimationFrame(() => clear(control, top));
  };
  const look = ({ target }: Event): void => {
    cancelAnimationFrame(waiting);
    // The browser's own scrolling comes first.
    waiting = requestAnimationFrame(() => clear(target as Element));
  };
  root.addEventListener("focusin", look);
  return () => {
    cancelAnimationFrame(waiting);
    root.removeEventListener("focusin", look);
  };
}
