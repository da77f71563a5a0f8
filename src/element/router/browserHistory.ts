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
