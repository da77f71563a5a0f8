import { batch, computed, signal } from "@preact/signals-react";
import { unbroken } from "../../business/telephone";
import { timings } from "../../business/timings";
import type { Runner } from "../../form/runner";
import { dialogNames, type DialogName } from "../../form/dialogNames";
import { assertNever } from "../../kernel/assertNever";
import { reasonOf } from "../../kernel/logger";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { wait } from "../../session/wait";
import { learnOfPolicy } from "../../session/purchase/bought";
import { reopen } from "../../session/answers/reopen";
import type { FieldError, Question } from "../../session/effectOutcome";
import { isSecondLine } from "../../session/secondLine";
import type { Session } from "../../session/session";
import { completeStep, settle } from "./completeStep";
import { isCarried, nextOf, passOver } from "./passOver";
import type { Directive } from "./runEffects";
import { sendAhead } from "./sendAhead";
import type { Navigator } from "../navigation/navigator";
import { detailsOf } from "../../api/problems";

const texts = phrases("runner", {
  step: "Step",
  failed: "We couldn't connect. Your answers are saved. Please try again.",
  failedAgain: "We still can't connect. Your answers are saved. Please try again, or call {number}.",
  finalized: "This quote was already bought or sent to an advisor. Call {number} to change it or if you have questions.",
  refused: "Something went wrong on our end. Your answers are saved.",
  refusedAgain: "Something is still wrong on our end. Your answers are saved. Please try again, or call {number}.",
  retry: "Try again",
});

export interface RunnerOptions {
  readonly session: Session;
  readonly navigator: Navigator;
  readonly raise: Runner["raise"];
  readonly startOver: () => void;
  readonly onCompleted: (step: string) => void;
}

type State = { readonly kind: "idle" } | { readonly kind: "working"; readonly abort: AbortController };

const idle: State = { kind: "idle" };

/**
 * Completes the step that is shown and applies the outcome. Callers pass its methods around separately, so each one is bound.
 *
 *      ┌──────────── submit() ────────────┐
 *      │                                  ▼
 *     idle ◀── the directive applied ── working
 *      ▲                                  │
 *      └── arrived(), drop(), the session's end: aborted
 *
 * A step that continues automatically is submitted when it is shown. A second submit() during the first does nothing.
 */
export class StepRunner implements Runner {
  readonly #options: RunnerOptions;
  readonly #state = signal<State>(idle);
  /** The notice of the last failure. */
  #told = 0;
  /** Failures since the screen was shown. */
  #failures = 0;
  readonly errors = signal<readonly FieldError[]>([]);
  readonly refusals = signal(0);
  readonly question = signal<Question | null>(null);
  readonly busy = computed(() => this.#state.value.kind === "working");
  readonly position = computed(() => this.#view.value?.position ?? { step: "", detail: null });
  readonly dialog = computed(() => dialogNames.find((name) => name === this.#options.navigator.modal.value) ?? null);
  readonly title = computed(() => this.#view.value?.step?.title ?? texts.step);
  readonly enter = computed(() => {
    const direction = this.#view.value?.direction;
    return direction ? (direction === "back" ? ("back" as const) : ("forward" as const)) : null;
  });
  readonly raise: Runner["raise"];
  readonly startOver: Runner["startOver"];

  constructor(options: RunnerOptions) {
    this.#options = options;
    this.raise = options.raise;
    this.startOver = options.startOver;
    options.session.signal.addEventListener("abort", () => this.#abort());
  }

  /** Aborts the running submit and clears all errors, notices and questions. */
  drop(): void {
    batch(() => {
      this.#abort();
      this.#untell();
      this.#failures = 0;
      this.errors.value = [];
      this.refusals.value = 0;
      this.question.value = null;
    });
  }

  /**
   * Called after a screen change: drops the last step's work, and submits a step that continues automatically, or that the first line of a
   * bundle has answered. If that fails, the visitor sees the step.
   */
  arrived(): void {
    const { session } = this.#options;
    this.drop();
    const step = this.#view.peek()?.step;
    if (step && (step.transient || (isSecondLine(session) && isCarried(session, step)))) void this.submit();
  }

  readonly submit = async (): Promise<void> => {
    const { session, navigator } = this.#options;
    const view = navigator.view.peek();
    if (this.busy.peek() || session.signal.aborted || !view?.step || !view.position) return;
    const own: State = { kind: "working", abort: new AbortController() };
    const { signal: aborted } = own.abort;
    batch(() => {
      this.#untell();
      this.#state.value = own;
      this.question.value = null;
      this.errors.value = [];
    });
    try {
      const before = session.outcome.peek();
      const directive = await completeStep(session, view.step, view.position, aborted);
      // The submit ended the line after its screen was left: another screen of the line would show answers that no longer exist.
      const isOvertaken = aborted.aborted && session.outcome.peek() !== before && navigator.view.peek()?.line === view.line;
      const end = isOvertaken && session.journey.peek()?.next(view.position);
      await (end ? navigator.to(end) : this.#apply(directive, aborted));
    } catch (error) {
      if (!aborted.aborted) {
        session.logger.error("step-failed", "A step failed", { reason: reasonOf(error) });
        this.#tell(texts.failed, texts.failedAgain);
      }
    } finally {
      if (this.#state.peek() === own) this.#state.value = idle;
    }
  };

  readonly ahead = (): void => {
    const step = this.#view.peek()?.step;
    if (step) sendAhead(this.#options.session, step);
  };

  readonly showErrors = (found: readonly FieldError[], refused: boolean): void =>
    batch(() => {
      this.errors.value = found;
      if (refused) this.refusals.value += 1;
    });

  readonly openSubroute = (detail: string): void => void this.#options.navigator.to({ step: this.position.peek().step, detail });
  readonly closeSubroute = (): void => void this.#options.navigator.returnTo({ step: this.position.peek().step, detail: null });
  readonly openDialog = (name: DialogName): void => this.#options.navigator.openModal(name, "push");
  readonly closeDialog = async (): Promise<void> => {
    if (this.dialog.peek()) await this.#options.navigator.closeModal("return");
  };
  readonly show = (place: string, instead?: boolean): void => void this.#options.navigator.go(place, instead ? "replace" : "push");
  readonly hrefOf: Runner["hrefOf"] = (to) => this.#options.navigator.href(this.#options.navigator.pathOf(to));
  readonly pageUrl = (): string => this.#options.navigator.pageUrl();

  readonly settle = async (abort: AbortSignal): Promise<boolean> => {
    const directive = await settle(this.#options.session, abort);
    if (directive.kind === "case" || directive.kind === "errorScreen" || directive.kind === "back") await this.#apply(directive, abort);
    return directive.kind === "next";
  };

  get #view(): Navigator["view"] {
    return this.#options.navigator.view;
  }

  #abort(): void {
    const state = this.#state.peek();
    if (state.kind === "working") state.abort.abort();
    this.#state.value = idle;
  }

  /** The partner's number, to be filled into a text. */
  get #number(): { readonly number: string } {
    return { number: unbroken(this.#options.session.partner.config.tollFreeNumber) };
  }

  /** Shows that the submit failed, until the screen changes or the visitor tries again: with a number to call if that didn't help. */
  #tell(first: Phrase, again: Phrase): void {
    this.#failures += 1;
    const text = this.#failures === 1 ? first : fill(again, this.#number);
    this.#told = this.#options.session.notices.show("error", text, { label: texts.retry, run: () => void this.submit() });
  }

  /** Leads to the policy if the lead was bought; otherwise says that the lead is closed. */
  async #tellFinalized(abort: AbortSignal): Promise<void> {
    const { session } = this.#options;
    await learnOfPolicy(session).catch(() => undefined);
    if (abort.aborted || session.journey.peek()?.end) return;
    this.#told = session.notices.show("error", fill(texts.finalized, this.#number));
  }

  #untell(): void {
    this.#options.session.notices.close(this.#told);
  }

  /** Shows a case's message at an answer; `focused` moves the focus there. */
  mark(error: FieldError, focused: boolean): void {
    batch(() => {
      this.#refuse([error]);
      if (focused) this.refusals.value += 1;
    });
  }

  /** Adds errors to those of fields that were edited during the submit. */
  #refuse(found: readonly FieldError[]): void {
    const names = new Set(found.map(({ field }) => field.name));
    this.errors.value = [...found, ...this.errors.peek().filter(({ field }) => !names.has(field.name))];
  }

  async #apply(directive: Directive, abort: AbortSignal): Promise<void> {
    const { session, navigator, onCompleted } = this.#options;
    const view = navigator.view.peek();
    const at = view?.position;
    if (!view || !at || abort.aborted) return;
    switch (directive.kind) {
      case "next": {
        onCompleted(at.step);
        if (view.step?.transient && !directive.isReady) await wait(timings.loadingAdvance, abort);
        const next = nextOf(session, at);
        const following = next && (await passOver(session, next, abort));
        if (following && !abort.aborted) await navigator.to(following, view.step?.transient ? "replace" : "push");
        return;
      }
      case "stay":
        batch(() => {
          this.#refuse(directive.errors);
          this.refusals.value += 1;
        });
        return;
      case "question":
        this.question.value = directive.question;
        return;
      case "case":
        this.raise(directive.id, directive.reason);
        return;
      case "leave":
        session.redirect.value = directive.to;
        // Back from the payment page skips the screen that opened it, which would open it again.
        await navigator.go("redirecting", directive.to.kind === "payment" ? "replace" : "push");
        return;
      case "elsewhere":
        await navigator.to({ step: directive.step, detail: null });
        return;
      case "back": {
        reopen(session, [directive.step]);
        session.returnTo.value = at.step;
        await navigator.to({ step: directive.step, detail: null });
        this.showErrors(directive.errors, true);
        return;
      }
      case "errorScreen":
        session.trouble.value = { ...detailsOf(directive.problem), path: view.path, isSubmit: this.busy.peek() };
        await navigator.go("error", view.step?.transient ? "replace" : "push");
        return;
      case "retry": {
        const { code } = directive.problem;
        session.logger.warn("step-not-completed", "A step could not be completed", { ...detailsOf(directive.problem), step: at.step });
        if (code === "LEAD_FINALIZED") await this.#tellFinalized(abort);
        else if (code === "NETWORK" || code === "TIMEOUT") this.#tell(texts.failed, texts.failedAgain);
        else this.#tell(texts.refused, texts.refusedAgain);
        return;
      }
      default:
        assertNever(directive);
    }
  }
}
