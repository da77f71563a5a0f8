/** Milliseconds after a press or a key, in which a change is the visitor's own. Browsers count no layout shift in them either. */
const own = 500;
/** Pixels below which browsers count no shift. */
const least = 3;
const inputs = ["pointerdown", "keydown"];

/** Everything that follows an element in the page, level by level. */
function* below(element: Element): Generator<HTMLElement> {
  for (let level: Element | null = element; level; level = level.parentElement) {
    for (let next = level.nextElementSibling; next; next = next.nextElementSibling) yield next as HTMLElement;
  }
}

/**
 * Fades in what stands below a list at its new place when prices make the list longer or shorter, or when something comes between: seen
 * to jump, it would count as a layout shift of the host's page. What the visitor opens or closes is shown at once, and what sticks to
 * the window never moves. Returns the end of watching.
 */
export function fadeBelow(list: Element): () => void {
  const root = list.getRootNode();
  const placesNow = () => new Map([...below(list)].map((element) => [element, element.offsetTop]));
  let places = placesNow();
  let last = -own;
  let due = 0;
  const note = ({ timeStamp }: Event): void => void (last = timeStamp);
  const watcher = new MutationObserver(() => {
    if (performance.now() - last < own) {
      // The frame lays the page out anyway. Measured here, each change during a press would lay it out once more.
      cancelAnimationFrame(due);
      due = requestAnimationFrame(() => void (places = placesNow()));
      return;
    }
    const before = places;
    places = placesNow();
    for (const [element, top] of places) {
      const isMoved = Math.abs((before.get(element) ?? top) - top) >= least;
      if (isMoved && getComputedStyle(element).position !== "sticky") element.animate({ opacity: [0, 1] }, 240);
    }
  });
  watcher.observe(root, { childList: true, characterData: true, subtree: true });
  for (const input of inputs) root.addEventListener(input, note, true);
  addEventListener("beforeprint", note);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(due);
    for (const input of inputs) root.removeEventListener(input, note, true);
    removeEventListener("beforeprint", note);
  };
}
