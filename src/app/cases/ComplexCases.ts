import { computed, effect, signal } from "@preact/signals-react";
import type { CaseId, CaseReason } from "../../business/complexCases";
import { timings } from "../../business/timings";
import type { CaseChoice, ComplexCase } from "../../flow/complexCase";
import { assertNever } from "../../kernel/assertNever";
import type { FieldError } from "../../session/effectOutcome";
import { finalizeRoute } from "../../session/lead/finalizeRoute";
import { sendLead, statusNow } from "../../session/lead/sendLead";
import type { Session } from "../../session/session";
import { errorOf } from "./caseError";
import type { Emit } from "../host/events";
import { leavePage } from "../host/leavePage";
import type { Navigator } from "../navigation/navigator";
import { modalValue, scenarioOf } from "../navigation/routes";

export interface ComplexCasesOptions {
  readonly session: Session;
  readonly navigator: Navigator;
  readonly emit: Emit;
  /** Shows the case's message beside its answer; `focused` moves the focus there. */
  readonly mark: (error: FieldError, focused: boolean) => void;
  /** Scrolls to the marked answer, and leaves the focus where it is. */
  readonly showMarked: () => void;
}

/** A case and the answer that its modal is about. */
export interface OpenCase {
  readonly found: ComplexCase;
  /** The answer on the screen behind the modal that caused the case, and the message about it. */
  readonly about: FieldError | null;
}

type State =
  | { readonly kind: "loading" }
  | { readonly kind: "closed" }
  | ({ readonly kind: "open" } & OpenCase)
  /** The modal is closed, and the page chosen in it opens after a delay. */
  | { readonly kind: "leaving"; readonly timer: ReturnType<typeof setTimeout> };

/** Tells whether the visitor can call an advisor from the modal itself. */
const showsNumber = ({ showsPhone, main }: ComplexCase): boolean => showsPhone === true || main.outcome.kind === "call";

/**
 * Raises, shows and resolves complex cases. One is open at a time.
 *
 *     loading ── restore() ──▶ closed ◀──────── the page opens ───────┐
 *        │                     │    ▲                                 │
 *        │              raise()│    │ Back, X, Escape,                │
 *        │                     ▼    │ backdrop, a link                │
 *        └─ restore(): one ──▶ open ┴── contact, phone ── 400 ms ─▶ leaving
 *           was open
 *
 * Opening a case adds one history entry. Back removes it and closes the modal even if the case isn't dismissible: the visitor still
 * can't continue, because the next Continue raises the case again. No modal reopens itself.
 */
export class ComplexCases {
  readonly #options: ComplexCasesOptions;
  readonly #state = signal<State>({ kind: "loading" });
  readonly open = computed<OpenCase | null>(() => (this.#state.value.kind === "open" ? this.#state.value : null));

  constructor(options: ComplexCasesOptions) {
    this.#options = options;
    const { session, navigator } = options;
    const stop = effect(() => this.#follow(navigator.modal.value));
    session.signal.addEventListener("abort", () => {
      this.#become({ kind: "closed" });
      stop();
    });
  }

  /** `reason` is more exact than the case's own, such as TIMED_OUT; `about` is an answer in a form of one item that caused the case. */
  raise(id: CaseId, reason?: CaseReason, about?: FieldError): void {
    const { session } = this.#options;
    const found = this.#show(id, "push", reason, about);
    const line = session.line.peek();
    if (!found || !line) return;
    session.analytics.track({ event: "complex_modal", type: found.id, product: line.wire, reason: reason ?? found.reason });
    if (showsNumber(found)) this.#tellAdvisor();
  }

  /** Flags a complex case without a modal and goes straight to an advisor, from the chat or for another product. */
  flag(scenario: string): void {
    const { session, navigator } = this.#options;
    session.complex.value = { scenario, reason: scenario };
    void navigator.go("finalize/contact");
  }

  choose(choice: CaseChoice): void {
    const open = this.open.peek();
    if (open) this.#act(choice, open);
  }

  /** Called by X, Escape and a press on the backdrop. */
  dismiss(): void {
    const open = this.open.peek();
    if (!open?.found.dismissible) return;
    if (this.#isInPassing()) return this.#beginAgain();
    void this.#return(open, this.#options.showMarked);
  }

  /** Reopens the case that was open before a reload, without reporting it again: lead and analytics already have it. */
  restore(): void {
    const { session, navigator } = this.#options;
    const modal = navigator.modal.peek();
    const stored = session.openCase.peek();
    const named = modal ? scenarioOf(modal) : null;
    const isHere = stored && session.line.peek()?.slug === stored.line && (!modal || named?.scenario === stored.scenario);
    if (isHere && this.#show(stored.scenario, "replace", stored.reason)) return;
    this.#become({ kind: "closed" });
    if (modal) void navigator.closeModal("replace");
  }

  #become(next: State): void {
    const before = this.#state.peek();
    if (before.kind === "leaving") clearTimeout(before.timer);
    this.#state.value = next;
  }

  /** Closes the case when Back leaves the modal's history entry; leaves the entry again when Forward enters that of a closed case. */
  #follow(modal: string | null): void {
    const state = this.#state.peek();
    const isCase = modal !== null && scenarioOf(modal) !== null;
    if (isCase && (state.kind === "closed" || state.kind === "leaving")) {
      queueMicrotask(() => void this.#options.navigator.closeModal("return"));
    }
    if (isCase || state.kind !== "open") return;
    this.#hide();
    if (this.#isInPassing()) return queueMicrotask(() => this.#beginAgain());
    this.#settle(state);
    const { navigator, showMarked } = this.#options;
    const view = navigator.view.peek();
    // Browsers restore the scroll position right after the popstate event.
    setTimeout(() => navigator.view.peek() === view && this.#state.peek().kind === "closed" && state.about && showMarked());
  }

  #show(id: string, mode: "push" | "replace", given?: string, judged?: FieldError): ComplexCase | null {
    const { session, navigator, mark } = this.#options;
    const line = session.line.peek();
    const found = line?.cases.find((known) => known.id === id);
    if (!found || !line) {
      session.logger.error("unknown-case", "An unknown complex case was raised", { scenario: id });
      return null;
    }
    const reason = given ?? found.reason;
    const step = navigator.view.peek()?.step;
    const about = judged ?? (step ? errorOf(found, step, session) : null);
    this.#become({ kind: "open", found, about });
    session.openCase.value = { scenario: id, reason, line: line.slug };
    session.complex.value = { scenario: id, reason };
    navigator.openModal(modalValue(line.slug, id), mode);
    if (about) mark(about, false);
    return found;
  }

  #hide(): void {
    this.#become({ kind: "closed" });
    this.#options.session.openCase.value = null;
  }

  #close(mode: "return" | "below" | "replace"): Promise<void> {
    this.#hide();
    return this.#options.navigator.closeModal(mode);
  }

  /** Returns to the screen behind the modal, and leads to the answer that the case is about. */
  async #return(open: OpenCase, lead: (about: FieldError) => void): Promise<void> {
    const { navigator } = this.#options;
    const view = navigator.view.peek();
    const closed = this.#close("below");
    this.#settle(open);
    // A browser that travels back restores the scroll position, which may be far from the answer.
    await closed;
    if (open.about && navigator.view.peek() === view && this.#state.peek().kind === "closed") lead(open.about);
  }

  /** Updates the lead, so that the advisor has the answers and knows whether it is a complex case. */
  #tellAdvisor(): void {
    const { session } = this.#options;
    void sendLead(session, statusNow(session));
  }

  /**
   * Returns the visitor to the screen behind the modal with all answers and quotes, and clears the lead's complex case. The quotes'
   * screen still says that there are no quotes.
   */
  #settle({ found }: OpenCase): void {
    this.#options.session.complex.value = null;
    if (!this.#isAsking() && !found.dismissible) this.#unrate();
    if (showsNumber(found)) this.#tellAdvisor();
  }

  /** Marks the answers as unrated: the next visit to the quotes asks for prices, and raises the case again if it still applies. */
  #unrate(): void {
    const { application } = this.#options.session;
    const known = application.peek();
    if (known) application.value = { ...known, ratedWith: null };
  }

  /** Tells whether the screen behind asks a question. Fields without a label, such as choices beside prices, don't count. */
  #isAsking(): boolean {
    return this.#options.navigator.view.peek()?.step?.fields.some(({ label }) => label !== undefined) ?? false;
  }

  /** Tells whether the screen behind continues automatically, so that there is nothing to return to. */
  #isInPassing(): boolean {
    return this.#options.navigator.view.peek()?.step?.transient === true;
  }

  #beginAgain(): void {
    const { session, navigator } = this.#options;
    const first = session.journey.peek()?.first;
    if (!first) return;
    this.#hide();
    session.resetFlow();
    void navigator.returnTo(first);
  }

  #goBackAPage(open: OpenCase): void {
    const { session, navigator } = this.#options;
    this.#hide();
    this.#settle(open);
    this.#unrate();
    const at = navigator.view.peek()?.position;
    const before = at && session.journey.peek()?.previous(at);
    if (before) void navigator.returnTo(before);
    else void navigator.closeModal("return");
  }

  #act({ outcome }: CaseChoice, open: OpenCase): void {
    const { session, navigator, emit, mark } = this.#options;
    const { localAgentUrl, locationsUrl } = session.partner.config;
    switch (outcome.kind) {
      case "edit":
        if (this.#isInPassing()) return this.#beginAgain();
        if (!this.#isAsking()) return this.#goBackAPage(open);
        return void this.#return(open, (about) => mark(about, true));
      case "contact":
      case "phone": {
        const route = finalizeRoute(session, outcome.kind);
        void this.#close("return");
        this.#tellAdvisor();
        const leave = (): void => {
          this.#become({ kind: "closed" });
          void navigator.go(route);
        };
        this.#become({ kind: "leaving", timer: setTimeout(leave, timings.modalNavigate) });
        return;
      }
      case "call":
        session.analytics.track({ event: "finalize", by: "phone" });
        session.calls.value += 1;
        return this.#tellAdvisor();
      case "localAgent":
        window.open(localAgentUrl ?? locationsUrl, "_blank", "noopener");
        if (this.#isInPassing()) return this.#beginAgain();
        return void this.#close("below");
      case "firstStep":
        return this.#beginAgain();
      case "back":
        return this.#isInPassing() ? this.#beginAgain() : this.#goBackAPage(open);
      case "locations":
        // Replaces the modal's history entry instead of going back: the page is about to be left.
        void this.#close("replace");
        this.#settle(open);
        return leavePage(session, emit, { url: locationsUrl, kind: "advisor" });
      default:
        assertNever(outcome);
    }
  }
}
