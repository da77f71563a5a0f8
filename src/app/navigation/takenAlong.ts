import { computed, effect } from "@preact/signals-react";
import { phrases } from "../../kernel/phrase";
import { learnOfPolicy } from "../../session/purchase/bought";
import { takeBack } from "../../session/kept/device";
import { touchLead } from "../../session/lead/touchLead";
import type { Session } from "../../session/session";
import { followsPayment } from "./openPayment";

const texts = phrases("takenAlong", {
  said: "You went on on another device. Changes that you made there aren't on this page.",
  back: "Use this device instead",
  failed: "We couldn't connect. Please try again.",
});

/**
 * Shows a notice on the first device when its visit continues on another one, and offers to take the visit back. Asks the service
 * when the visitor returns to the page; each completed step asks as well (touchLead).
 */
export function tellTakenAlong(session: Session): void {
  const { signal, notices, isElsewhere } = session;
  const isOpen = computed(() => (session.lead.value ?? session.application.value) !== null);
  let told = 0;
  const continueHere = async (): Promise<void> => {
    if (await takeBack(session)) return learnOfPolicy(session);
    notices.close(told);
    told = notices.show("warning", texts.failed, { label: texts.back, run });
  };
  const run = (): void => void continueHere().catch(() => undefined);
  const stop = effect(() => {
    if (!isOpen.value) {
      // A visit that has ended can't be taken back, and the next one is the service's new session, which this device has first.
      session.device.value = 0;
      isElsewhere.value = false;
    }
    if (isElsewhere.value) told = notices.show("warning", texts.said, { label: texts.back, run });
    else notices.close(told);
  });
  signal.addEventListener("abort", stop);
  const look = (): void => {
    if (document.visibilityState !== "visible") return;
    void touchLead(session);
    const { at } = session.progress();
    if (at !== null && session.selection.peek()?.bindable && !followsPayment.test(at)) void learnOfPolicy(session).catch(() => undefined);
  };
  if (session.restored?.lead) void touchLead(session);
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("focus", look, { signal });
}
