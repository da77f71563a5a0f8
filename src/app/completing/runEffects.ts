import type { Problem } from "../../api/contract/problem";
import type { CaseId, CaseReason } from "../../business/complexCases";
import { answersOf, type Answers } from "../../flow/field";
import { workOf } from "../../flow/flow";
import { hashOf } from "../../kernel/ids";
import { isRefused } from "../../session/application/isRefused";
import { forgetSent } from "../../session/application/owed";
import type { Submission } from "../../session/answers/submission";
import type { Departure } from "../../session/departure";
import type { Effect } from "../../session/effect";
import type { FieldError, Question } from "../../session/effectOutcome";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";

/** The outcome of completing a step. One exhaustive switch applies it. */
export type Directive =
  /** `isReady`: the service had everything, so that nothing was waited for. */
  | { readonly kind: "next"; readonly isReady?: boolean }
  | { readonly kind: "stay"; readonly errors: readonly FieldError[] }
  | { readonly kind: "question"; readonly question: Question }
  | { readonly kind: "case"; readonly id: CaseId; readonly reason?: CaseReason }
  | { readonly kind: "leave"; readonly to: Departure }
  | { readonly kind: "elsewhere"; readonly step: string }
  /** The service refuses a completed step's answer, which was sent behind the visitor's back. */
  | { readonly kind: "back"; readonly step: string; readonly errors: readonly FieldError[] }
  | { readonly kind: "errorScreen"; readonly problem: Problem }
  | { readonly kind: "retry"; readonly problem: Problem };

function failed(effect: Effect, problem: Problem): Directive {
  const { code } = problem;
  const scenario = effect.casesByCode?.[code];
  if (scenario) return { kind: "case", id: scenario };
  // A finalized lead is no failure: the screen stays and says so.
  const isFailure = code !== "LEAD_FINALIZED" && (effect.failure === "errorScreen" || isRefused(code));
  return { kind: isFailure ? "errorScreen" : "retry", problem };
}

/** The application that answers belong to. A new one is owed all of them. */
const addressed = ({ line, application }: Session): string => `${line.peek()?.slug} ${application.peek()?.id}`;

const keyOf = (step: LineStep, effect: Effect): string => `${step.id}:${effect.id}`;

/** Tells whether the effect was carried out with the input that it would have now. */
export const isDone = (session: Session, step: LineStep, effect: Effect, answers: Answers): boolean =>
  session.progress().effects[keyOf(step, effect)] === hashOf(effect.input(answers, session));

/** The effects to run: all, those that Next waits for, or up to the first other one. */
export type Meant = "all" | "awaited" | ((effect: Effect) => boolean);

/**
 * Runs the step's effects that are meant and skips those already done with the same input, so a retry continues where the last attempt
 * stopped. Reads the answers before each effect: an earlier effect may have changed one, such as by correcting an address.
 */
export async function runEffects(
  session: Session,
  step: LineStep,
  submission: Pick<Submission, "values">,
  signal: AbortSignal,
  meant: Meant,
): Promise<Directive> {
  let isReady = true;
  for (const effect of (await workOf(step)).effects ?? []) {
    if (meant === "awaited" && effect.behind && !effect.atOnce) continue;
    // Leaving the screen cancels effects that haven't started.
    if (signal.aborted) return { kind: "stay", errors: [] };
    const answers = session.journeyWith(submission.values)?.relevant ?? answersOf({});
    const key = keyOf(step, effect);
    const input = hashOf(effect.input(answers, session));
    if (session.progress().effects[key] === input) continue;
    if (typeof meant === "function" && !meant(effect)) return { kind: "stay", errors: [] };
    // If the answer is lost, the service may have this input or the earlier one: it is sent again, even if it changes back.
    forgetSent(session, key);
    const before = addressed(session);
    const outcome = await effect.run({ answers, session, idempotencyKey: `${session.secret.peek()}:${key}:${input}`, signal });
    // While it was sent behind the visitor's back, a new address or line has started another application, which doesn't have it.
    if (effect.behind && addressed(session) !== before) return { kind: "stay", errors: [] };
    switch (outcome.kind) {
      case "done":
        isReady &&= outcome.isAhead === true;
        // Hashes the input again: it may contain a result of the effect itself, such as the application's id.
        session.advance({ effects: { ...session.progress().effects, [key]: hashOf(effect.input(answers, session)) } });
        continue;
      case "errors":
        return { kind: "stay", errors: outcome.errors };
      case "question":
      case "case":
      case "leave":
      case "elsewhere":
        return outcome;
      case "problem":
        return failed(effect, outcome.problem);
    }
  }
  return step.transient ? { kind: "next", isReady } : { kind: "next" };
}
