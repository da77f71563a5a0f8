import type { Session } from "../session/session";
import type { View } from "./navigator";

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 500);
};

/** Any of what many screens use: the build keeps it all in one chunk. */
const common = () => import("../ui/TextField");

/** Fetches what the next press needs, once the screen is there: on a slow phone a step then answers at once. */
export function readAhead(session: Session, view: View): void {
  whenIdle(() => {
    const { line, step, position } = view;
    const next = position && session.journey.peek()?.next(position);
    const following = next && session.journey.peek()?.find(next.step);
    // Nothing is lost when one of these fails: the press itself asks again.
    for (const load of [common, () => import("./completeStep"), session.api, step?.effects, following?.screen, line?.cases]) load?.().catch(() => undefined);
  });
}
