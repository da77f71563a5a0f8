import type { Session } from "../../session/session";
import type { Navigator, View } from "../navigation/navigator";

/** Steps and pages after which there is nothing left to lose. */
const finished = /\/success$|^redirecting$/;

export interface Leaving {
  readonly view: Pick<View, "path" | "line" | "position"> | null;
  /** The type selection, or the first screen of the one line that the element is about. */
  readonly isHome: boolean;
  readonly quotesComplete: boolean;
  /** A hand-off or another wanted navigation is under way. */
  readonly onPurpose: boolean;
  readonly hostname: string;
}

/** Asks except on the first screen, when quotes are complete, during a hand-off, and on localhost. */
export function asksBeforeLeaving({ view, isHome, quotesComplete, onPurpose, hostname }: Leaving): boolean {
  if (!view?.line || isHome) return false;
  return !quotesComplete && !onPurpose && hostname !== "localhost" && !finished.test(view.path);
}

/** A page that was loaded again beyond the quotes knows of them by what was chosen. */
export const areQuotesComplete = ({ quotes, selection }: Pick<Session, "quotes" | "selection">): boolean =>
  quotes.complete.peek() || selection.peek() !== null;

/** "Changes you made may not be saved.": browsers write the sentence themselves. */
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
