import { computed, effect, signal } from "@preact/signals-react";
import type { ReadonlySignal } from "@preact/signals-react";
import type { CaseId, CaseReason } from "../business/complexCases";
import { timings } from "../business/timings";
import type { CaseChoice, ComplexCase } from "../flow/complexCase";
import { assertNever } from "../kernel/assertNever";
import { finalizeRoute } from "../session/finalizeRoute";
import { sendLead, statusNow } from "../session/lead";
import type { Session } from "../session/session";
import type { Emit } from "./events";
import { leavePage } from "./leavePage";
import type { Navigator } from "./navigator";
import { modalValue, scenarioOf } from "./routes";

/** Where complex cases are raised, shown and resolved (spec §4, §8). One is open at a time. */
export interface ComplexCases {
  readonly open: ReadonlySignal<ComplexCase | null>;
  /** `reason` where there is a more exact one than the case's own, such as TIMED_OUT (decision 48). */
  raise(id: CaseId, reason?: CaseReason): void;
  /** A complex case without a modal: straight to an advisor (spec §2: chat, other products). */
  flag(scenario: string): void;
  choose(choice: CaseChoice): void;
  dismiss(): void;
  /** A reload reopens what was open. */
  restore(): void;
  dispose(): void;
}

interface ComplexCasesOptions {
  readonly session: Session;
  readonly navigator: Navigator;
  readonly emit: Emit;
}

export function createComplexCases({ session, navigator, emit }: ComplexCasesOptions): ComplexCases {
  const shown = signal<ComplexCase | null>(null);
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isRestored = false;

  const show = (id: string, mode: "push" | "replace", given?: CaseReason): void => {
    const line = session.line.peek();
    const found = line?.cases.find((known) => known.id === id);
    if (!found || !line) return session.logger.error("unknown-case", "An unknown complex case was raised", { scenario: id });
    const reason = given ?? found.reason;
    shown.value = found;
    session.openCase.value = { scenario: id, reason, line: line.slug };
    session.complex.value = { scenario: id, reason };
    navigator.openModal(modalValue(line.slug, id), mode);
    // A reload that reopens it isn't another one.
    if (mode === "push") session.analytics.track({ event: "complex_modal", type: found.id, product: line.wire, reason });
  };

  const hide = (): void => {
    shown.value = null;
    session.openCase.value = null;
  };
  const close = (mode: "return" | "replace"): void => {
    hide();
    if (navigator.modal.peek()) navigator.closeModal(mode);
  };
  /** Modal state, flag and reason included, and the quote-flow state, which only a tricky case keeps (spec §4). */
  const reset = (open: ComplexCase): void => {
    session.complex.value = null;
    if (!open.keepsFlow) session.resetQuotes();
  };
  /** Nobody comes back to a loading screen: closing a case there begins the line again (spec §4). False elsewhere. */
  const beginAgain = (): boolean => {
    const first = session.journey.peek()?.first;
    if (!navigator.view.peek()?.step?.transient || !first) return false;
    hide();
    session.resetFlow();
    void navigator.returnTo(first);
    return true;
  };
  const goBackAPage = (): void => {
    const at = navigator.view.peek()?.position;
    const before = at && session.journey.peek()?.previous(at);
    if (before) void navigator.returnTo(before);
    else navigator.closeModal("return");
  };

  const act = ({ outcome }: CaseChoice, open: ComplexCase): void => {
    switch (outcome.kind) {
      case "close":
        if (beginAgain()) return;
        close("return");
        return reset(open);
      case "contact":
      case "phone": {
        const route = finalizeRoute(session, outcome.kind);
        close("return");
        clearTimeout(leaving);
        leaving = setTimeout(() => void navigator.go(route), timings.modalNavigate);
        return;
      }
      case "call":
        // What was answered is with the advisor when the call comes in.
        session.analytics.track({ event: "finalize", by: "phone" });
        session.calls.value += 1;
        void sendLead(session, statusNow(session));
        return;
      case "localAgent":
        window.open(session.partner.config.localAgentUrl ?? session.partner.config.locationsUrl, "_blank", "noopener");
        if (!beginAgain()) close("return");
        return;
      case "firstStep": {
        close("replace");
        session.complex.value = null;
        if (!open.keepsFlow) session.resetFlow();
        const first = session.journey.peek()?.first;
        if (first) void navigator.to(first, "replace");
        return;
      }
      case "back":
        if (beginAgain()) return;
        hide();
        reset(open);
        return goBackAPage();
      case "locations": {
        // Not back in history: the page is about to be left.
        close("replace");
        reset(open);
        leavePage(session, emit, { url: session.partner.config.locationsUrl, kind: "advisor" });
        return;
      }
      default:
        assertNever(outcome);
    }
  };

  /**
   * Back closes what may be dismissed; what may not is put back into the address. Forward to a case that is closed comes
   * straight back.
   */
  const stop = effect(() => {
    const modal = navigator.modal.value;
    const open = shown.peek();
    const line = session.line.peek();
    if (modal !== null && !open && isRestored) queueMicrotask(() => navigator.closeModal("return"));
    if (modal !== null || !open || !line) return;
    if (!open.dismissible) return queueMicrotask(() => navigator.openModal(modalValue(line.slug, open.id), "push"));
    hide();
    reset(open);
    // Closing "also goes back one page" (spec §4). Leaving for another site is the dismiss link's alone.
    queueMicrotask(() => {
      if (!beginAgain() && open.secondary?.outcome.kind === "back") goBackAPage();
    });
  });

  return {
    open: computed(() => shown.value),
    raise: (id, reason) => show(id, "push", reason),
    flag(scenario) {
      session.complex.value = { scenario, reason: scenario };
      void navigator.go("finalize/contact");
    },
    choose: (choice) => {
      const open = shown.peek();
      if (open) act(choice, open);
    },
    dismiss() {
      const open = shown.peek();
      if (open?.dismissible) act(open.secondary ?? { label: open.title, outcome: { kind: "close" } }, open);
    },
    restore() {
      const modal = navigator.modal.peek();
      const stored = session.openCase.peek();
      const named = modal ? scenarioOf(modal) : null;
      const isHere = stored && session.line.peek()?.slug === stored.line && (!modal || named?.scenario === stored.scenario);
      if (isHere) show(stored.scenario, "replace", stored.reason as CaseReason);
      else if (modal) navigator.closeModal("replace");
      isRestored = true;
    },
    dispose() {
      clearTimeout(leaving);
      stop();
    },
  };
}
