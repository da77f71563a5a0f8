import type { Session } from "../../session/session";
import type { Emit, IqEventDetails } from "./events";

/** Opens another page in the top window, unless the host cancels the event to navigate itself. */
export function leavePage(session: Session, emit: Emit, detail: IqEventDetails["iq-navigate"]): void {
  if (!emit("iq-navigate", detail)) return;
  session.leaving.value = true;
  try {
    // A frame of another origin may set the top window's address and nothing else.
    (window.top ?? window).location.href = detail.url;
  } catch {
    // The sandbox of a host's frame may forbid that, too; the frame itself can always go.
    window.location.href = detail.url;
  }
}
