import { computed, effect, signal } from "@preact/signals-react";
import type { ReadonlySignal } from "@preact/signals-react";
import { timings } from "../business/timings";
import type { CaseChoice, ComplexCase } from "../flow/complexCase";
import { assertNever } from "../kernel/assertNever";
import type { Session } from "../session/session";
import type { Emit } from "./events";
import type { Navigator } from "./navigator";
import { modalValue, scenarioOf } from "./routes";

/** Where complex cases are raised, shown and resolved (spec §4, §8). One is open at a time. */
export interface CaseDesk {
  readonly open: ReadonlySignal<ComplexCase | null>;
  /** `reason` where there is a more exact one than the case's own, such as TIMED_OUT (decision 48). */
  raise(id: string, reason?: string): void;
  /** A complex case without a modal: straight to an advisor (spec §2: chat, other products). */
  flag(scenario: string): void;
  choose(choice: CaseChoice): void;
  dismiss(): void;
  /** A reload reopens what was open. */
  restore(): Promise<void>;
  dispose(): void;
}

interface CaseDeskOptions {
  readonly session: Session;
  readonly navigator: Navigator;
  readonly emit: Emit;
}

export function createCaseDesk({ session, navigator, emit }: CaseDeskOptions): CaseDesk {
  const shown = signal<ComplexCase | null>(null);

  const find = async (id: string): Promise<ComplexCase | undefined> => (await session.line.peek()?.cases())?.find((known) => known.id === id);

  const close = (): void => {
    shown.value = null;
    session.openCase.value = null;
    if (navigator.modal.peek()) navigator.setModal(null, "replace");
  };

  const show = async (id: string, mode: "push" | "replace", given?: string): Promise<void> => {
    const found = await find(id);
    const line = session.line.peek();
    if (!found || !line) {
      session.logger.error("unknown-case", "An unknown complex case was raised", { scenario: id });
      return;
    }
    const reason = given ?? found.reason;
    shown.value = found;
    session.openCase.value = { scenario: id, reason, line: line.slug };
    session.complex.value = { scenario: id, reason };
    navigator.setModal(modalValue(line.slug, id), mode);
  };

  const raise = (id: string, given?: string): void => {
    void show(id, "push", given).then(() => {
      const line = session.line.peek();
      const found = shown.peek();
      if (line && found) session.analytics.track({ event: "complex_modal", type: found.id, product: line.wire, reason: given ?? found.reason });
    });
  };

  const resetFlow = (open: ComplexCase): void => {
    if (!open.keepsFlow) session.resetFlow();
  };

  const act = (choice: CaseChoice, open: ComplexCase): void => {
    const slug = session.line.peek()?.slug ?? "other";
    const { outcome } = choice;
    close();
    switch (outcome.kind) {
      case "close":
        resetDismissed(open);
        return;
      case "contact":
      case "phone":
        setTimeout(() => void navigator.go(`${slug}/finalize/${outcome.kind}`), timings.modalNavigate);
        return;
      case "localAgent":
        window.open(session.partner.config.localAgentUrl ?? session.partner.config.locationsUrl, "_blank", "noopener");
        return;
      case "firstStep": {
        resetFlow(open);
        const first = session.journey.peek()?.first;
        if (first) void navigator.to(first, "replace");
        return;
      }
      case "back": {
        const at = navigator.view.peek()?.position;
        const before = at && session.journey.peek()?.previous(at);
        if (before) void navigator.to(before, "replace");
        return;
      }
      case "locations": {
        const url = session.partner.config.locationsUrl;
        session.leaving.value = true;
        if (emit("iq-navigate", { url, kind: "advisor" })) window.top?.location.assign(url);
        return;
      }
      default:
        assertNever(outcome);
    }
  };
  const resetDismissed = (open: ComplexCase): void => {
    if (!open.keepsFlow) session.selection.value = null;
  };

  /** Back closes what may be dismissed; what may not is put back into the address. */
  const stop = effect(() => {
    const modal = navigator.modal.value;
    const open = shown.peek();
    const line = session.line.peek();
    if (modal !== null || !open || !line) return;
    if (open.dismissible) {
      shown.value = null;
      session.openCase.value = null;
      resetDismissed(open);
    } else queueMicrotask(() => navigator.setModal(modalValue(line.slug, open.id), "push"));
  });

  return {
    open: computed(() => shown.value),
    raise,
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
      if (!open?.dismissible) return;
      if (open.secondary) act(open.secondary, open);
      else {
        close();
        resetDismissed(open);
      }
    },
    async restore() {
      const modal = navigator.modal.peek();
      const stored = session.openCase.peek();
      const named = modal ? scenarioOf(modal) : null;
      const line = session.line.peek()?.slug;
      if (stored && line === stored.line && (!modal || named?.scenario === stored.scenario)) await show(stored.scenario, "replace", stored.reason);
      else if (modal) navigator.setModal(null, "replace");
    },
    dispose: stop,
  };
}
