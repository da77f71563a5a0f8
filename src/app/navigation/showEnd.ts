import { effect } from "@preact/signals-react";
import type { Session } from "../../session/session";
import type { Navigator } from "./navigator";

/** Leads from any step of the line to its end once it has one: the policy may have been bought in another tab or on another device. */
export function showEnd(session: Session, navigator: Pick<Navigator, "view" | "to">): void {
  const stop = effect(() => {
    const end = session.journey.value?.end;
    const view = navigator.view.peek();
    if (end && view?.position && view.line === session.line.peek() && view.position.step !== end.step) void navigator.to(end, "replace");
  });
  session.signal.addEventListener("abort", stop);
}
