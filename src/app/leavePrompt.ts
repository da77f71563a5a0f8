import type { Session } from "../session/session";
import type { Navigator } from "./navigator";

/** Steps and pages after which there is nothing left to lose. */
const finished = /\/success$|^redirecting$/;

/**
 * "Changes you made may not be saved." (spec §2): except on home, when quotes are complete, while a hand-off is under way,
 * and on localhost. Browsers write the sentence themselves.
 */
export function watchLeaving(session: Session, navigator: Navigator): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    const view = navigator.view.peek();
    const home = !view?.line || view.position?.step === session.journey.peek()?.first.step;
    const local = window.location.hostname === "localhost";
    if (home || local || session.quotes.complete.peek() || session.leaving.peek() || finished.test(view.path)) return;
    event.preventDefault();
    // Chromium before 119 asks only when this is set.
    event.returnValue = true;
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
