/**
 * The only place in the element that touches the host's history. Entries are written by pushState and replaceState, which
 * neither scroll to an id nor fire the host's hashchange, and carry the host's own `history.state` on: Next.js and others
 * reload the page when theirs is gone. Browsers refuse writes in sandboxed and `srcdoc` frames, and after some hundred
 * writes in half a minute; the widget then goes on without them.
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
 * How many entries ago the page had such a URL; 0 where that isn't known. `is` tells by true and false whether to stop there
 * or to look further, and by null that the entry is not ours to pass over.
 */
export function entriesBackTo(is: (url: URL) => boolean | null): number {
  // The Navigation API is missing in browsers of before 2026.
  const { navigation } = window as { navigation?: Navigation };
  const at = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, at).reverse() ?? [];
  for (const [index, { sameDocument, url }] of before.entries()) {
    const found = sameDocument && url !== null ? is(new URL(url)) : null;
    if (found !== false) return found ? index + 1 : 0;
  }
  return 0;
}

/** Calls when the visitor moved through history, or came back to a page that the browser had kept (bfcache). */
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
