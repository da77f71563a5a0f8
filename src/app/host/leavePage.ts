import type { Session } from "../../session/session";
import type { Emit, IqEventDetails } from "./events";

/** Leaves the page for another, in the top window, unless the host says that it sees to that itself. */
export function leavePage(session: Session, emit: Emit, detail: IqEventDetails["iq-navigate"]): void {
  if (!emit("iq-navigate", detail)) return;
  session.leaving.value = true;
  // A frame of another origin may set the address of the top window, and nothing else of it.
  (window.top ?? window).location.href = detail.url;
}
