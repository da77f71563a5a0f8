import type { Session } from "../../session/session";
import type { View } from "./navigator";

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 500);
};

/**
 * Fetches and makes what the next step needs once the screen is shown, so that Next doesn't wait for it on a slow phone. If a parcel
 * doesn't come, Next fetches it again.
 */
export function readAhead(session: Session, { position }: View): void {
  whenIdle(() => {
    const journey = session.journey.peek();
    const next = position && journey?.next(position);
    const following = next && journey?.find(next.step);
    following?.ahead?.(session.speech.peek().language);
    if (following && "parcel" in following) following.parcel().catch(() => undefined);
  });
}
