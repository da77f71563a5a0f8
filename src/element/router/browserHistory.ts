/**
 * Writes the host's history; nothing else in the element does. pushState and replaceState neither scroll to an id nor fire
 * the host's hashchange. They keep the host's own `history.state`, without which Next.js and others reload the page.
 * Browsers refuse writes in sandboxed and `srcdoc` frames, and after some hundred writes in half a minute; the widget then
 * works without them.
 */
export function write(how: "push" | "replace", url: string): boolean {
  try {
    history[`${how}State`](history.state, "", url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns how many entries ago the page had such a URL; 0 if unknown. `is` returns true to stop there, false to look
 * further, and null for an entry that isn't ours to skip.
 */
export function entriesBackTo(is: (url: URL) => boolean | null): number {
  // Browsers before 2026 lack the Navigation API.
  const { navigation } = window as { navigation?: Navigation };
  const at = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, at).reverse() ?? [];
  for (const [index, { sameDocument, url }] of before.entries()) {
    const found = sameDocument && url !== null ? is(new URL(url)) : null;
    if (found !== false) return found ? index + 1 : 0;
  }
  return 0;
}

/** Calls when the visitor has moved through history, or has returned to a page in the back/forward cache. */
export function onTravel(call: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) call();
  };
  addEventListener("popstate", call);
  addEventListener("hashchange", call);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("popstate", call);
    removeEventListener("hashchange", call);
    removeEventListener("pageshow", onPageShow);
  };
}
