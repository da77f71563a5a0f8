import { batch, computed, signal } from "@preact/signals-react";
import { timings } from "../business/timings";
import type { Runner } from "../form/runner";
import { assertNever } from "../kernel/assertNever";
import { reasonOf } from "../kernel/logger";
import { fill, phrases } from "../kernel/phrase";
import type { FieldError, Question } from "../session/effect";
import type { LineStep } from "../session/line";
import { isSecondLine } from "../session/secondLine";
import type { Session } from "../session/session";
import { isCarried, passOver } from "./carriedOver";
import { completeStep, settle, type Directive } from "./completeStep";
import type { Navigator } from "./navigator";

const texts = phrases("runner", {
  step: "Step",
  failed: "We couldn't reach our quote service. Everything you typed is still here.",
  refused: "Something didn't go through. Everything you typed is still here. ({code})",
  retry: "Try again",
});

export interface RunnerOptions {
  readonly session: Session;
  readonly navigator: Navigator;
  readonly raise: Runner["raise"];
  readonly startOver: () => void;
  readonly onCompleted: (step: string) => void;
}

export interface AppRunner extends Runner {
  /** Something else is shown: what was running is aborted, and a step that works by itself begins. */
  arrived(): void;
  dispose(): void;
}

/** A millisecond wait that an abort cuts short. */
const wait = (milliseconds: number, abort: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    abort.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

export function createRunner({ session, navigator, raise, startOver, onCompleted }: RunnerOptions): AppRunner {
  const busy = signal(false);
  const errors = signal<readonly FieldError[]>([]);
  const refusals = signal(0);
  const question = signal<Question | null>(null);
  const position = computed(() => navigator.view.value?.position ?? { step: "", detail: null });
  let running = new AbortController();

  /** Beside what was said meanwhile of something that was typed during the submit. */
  const refuse = (found: readonly FieldError[]): void => {
    const names = new Set(found.map(({ field }) => field.name));
    errors.value = [...found, ...errors.peek().filter(({ field }) => !names.has(field.name))];
  };

  const apply = async (directive: Directive, abort: AbortSignal): Promise<void> => {
    const view = navigator.view.peek();
    const at = view?.position;
    if (!view || !at || abort.aborted) return;
    switch (directive.kind) {
      case "next": {
        onCompleted(at.step);
        if (view.step?.transient) await wait(timings.loadingAdvance, abort);
        let next = session.journey.peek()?.next(at);
        if (next && isSecondLine(session)) next = await passOver(session, next, abort);
        if (next && !abort.aborted) await navigator.to(next, view.step?.transient ? "replace" : "push");
        return;
      }
      case "stay":
        batch(() => {
          refuse(directive.errors);
          refusals.value += 1;
        });
        return;
      case "question":
        question.value = directive.question;
        return;
      case "case":
        refuse(directive.errors ?? []);
        raise(directive.id, directive.reason);
        return;
      case "leave":
        session.redirect.value = directive.to;
        await navigator.go("redirecting");
        return;
      case "errorScreen":
        session.logger.warn("error-screen", "Error screen triggered", { code: directive.problem.code, step: at.step });
        await navigator.go("error", view.step?.transient ? "replace" : "push");
        return;
      case "retry": {
        const offline = directive.problem.code === "NETWORK" || directive.problem.code === "TIMEOUT";
        session.logger.warn("step-not-completed", "A step could not be completed", { code: directive.problem.code, step: at.step });
        session.notices.show("error", offline ? texts.failed : fill(texts.refused, { code: directive.problem.code }), {
          label: texts.retry,
          run: () => void submit(),
        });
        return;
      }
      default:
        assertNever(directive);
    }
  };

  const submit = async (): Promise<void> => {
    const view = navigator.view.peek();
    if (busy.peek() || !view?.step || !view.position) return;
    const abort = (running = new AbortController());
    batch(() => {
      busy.value = true;
      question.value = null;
      errors.value = [];
    });
    try {
      await apply(await completeStep(session, view.step, view.position, abort.signal), abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) {
        session.logger.error("step-failed", "A step failed", { reason: reasonOf(error) });
        session.notices.show("error", texts.failed, { label: texts.retry, run: () => void submit() });
      }
    } finally {
      if (running === abort) busy.value = false;
    }
  };

  /** What the first line of a bundle has answered isn't asked again. Where it can't be told, it is. */
  const submitCarried = (step: LineStep): void => {
    if (isCarried(session, step) && navigator.view.peek()?.step === step) void submit();
  };

  return {
    position,
    title: computed(() => navigator.view.value?.step?.title ?? texts.step),
    enter: computed(() => {
      const view = navigator.view.value;
      return view && !view.isFirst ? (view.isBack ? ("back" as const) : ("forward" as const)) : null;
    }),
    busy,
    errors,
    refusals,
    question,
    submit,
    showErrors(found, refused) {
      batch(() => {
        errors.value = found;
        if (refused) refusals.value += 1;
      });
    },
    openSubroute: (detail) => void navigator.to({ step: position.peek().step, detail }),
    closeSubroute: () => void navigator.returnTo({ step: position.peek().step, detail: null }),
    raise,
    async settle(abort) {
      const directive = await settle(session, abort);
      if (directive.kind === "case" || directive.kind === "errorScreen") await apply(directive, abort);
      return directive.kind === "next";
    },
    show: (place) => void navigator.go(place),
    hrefOf: (to) => navigator.href(navigator.pathOf(to)),
    startOver,
    arrived() {
      running.abort();
      batch(() => {
        busy.value = false;
        errors.value = [];
        refusals.value = 0;
        question.value = null;
      });
      const step = navigator.view.peek()?.step;
      if (step?.transient) void submit();
      else if (step && isSecondLine(session)) submitCarried(step);
    },
    dispose: () => running.abort(),
  };
}
