import type { Session } from "../../session/session";
import type { Navigator, View } from "../navigation/navigator";

/** Matches steps and pages where the visitor can lose nothing by leaving. */
const finished = /\/success$|^redirecting$/;

export interface Leaving {
  readonly view: Pick<View, "path" | "line" | "position"> | null;
  /** True on the type selection, or on the first screen of the element's only line. */
  readonly isHome: boolean;
  readonly quotesComplete: boolean;
  /** True during a hand-off or another intended navigation. */
  readonly onPurpose: boolean;
  readonly hostname: string;
}

/** Tells whether to ask: everywhere but on the first screen, when quotes are complete, during a hand-off, and on localhost. */
export function asksBeforeLeaving({ view, isHome, quotesComplete, onPurpose, hostname }: Leaving): boolean {
  if (!view?.line || isHome) return false;
  return !quotesComplete && !onPurpose && hostname !== "localhost" && !finished.test(view.path);
}

/** Tells whether the visitor has seen all quotes. After a reload only the selection shows that. */
export const areQuotesComplete = ({ quotes, selection }: Pick<Session, "quotes" | "selection">): boolean =>
  quotes.complete.peek() || selection.peek() !== null;

/** Asks before the page is left. The browser words the prompt itself ("Changes you made may not be saved."). */
export function watchLeaving(session: Session, navigator: Navigator, home: () => string): void {
  const ask = (event: BeforeUnloadEvent): void => {
    const view = navigator.view.peek();
    const asks = asksBeforeLeaving({
      view,
      isHome: view?.path === "" || (view?.line?.slug === home() && view?.position?.step === session.journey.peek()?.first.step),
      quotesComplete: areQuotesComplete(session),
      onPurpose: session.leaving.peek(),
      hostname: window.location.hostname,
    });
    if (!asks) return;
    event.preventDefault();
    // Chromium before 119 asks only when this is set.
    event.returnValue = true;
  };
  window.addEventListener("beforeunload", ask, { signal: session.signal });
}
