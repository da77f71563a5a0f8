import type { CaseId, CaseReason } from "../../business/complexCases";
import type { ComplexCase } from "../../flow/complexCase";
import { answersOf } from "../../flow/field";
import type { Position } from "../../flow/flow";
import { workOf } from "../../flow/flow";
import { completionKey } from "../../flow/journey";
import { trimmed, validate } from "../../form/validate";
import { hashOf } from "../../kernel/ids";
import type { Problem } from "../../api/contract/problem";
import { addressee } from "../../session/application/application";
import type { Departure } from "../../session/departure";
import type { FieldError, Question } from "../../session/effectOutcome";
import type { LineStep } from "../../session/line";
import { isNotFound } from "../../session/application/isNotFound";
import { isRefused } from "../../session/application/isRefused";
import { touchLead } from "../../session/lead/lead";
import { reopenRefused } from "../../session/answers/reopen";
import type { Session } from "../../session/session";
import type { Submission } from "../../session/answers/submission";
import { errorOf, ownAnswers } from "../cases/caseError";

/** The outcome of completing a step. One exhaustive switch applies it. */
export type Directive =
  | { readonly kind: "next" }
  | { readonly kind: "stay"; readonly errors: readonly FieldError[] }
  | { readonly kind: "question"; readonly question: Question }
  | { readonly kind: "case"; readonly id: CaseId; readonly reason?: CaseReason }
  | { readonly kind: "leave"; readonly to: Departure }
  | { readonly kind: "elsewhere"; readonly step: string }
  | { readonly kind: "errorScreen"; readonly problem: Problem }
  | { readonly kind: "retry"; readonly problem: Problem };

type Values = Readonly<Record<string, unknown>>;

/**
 * Runs the step's effects and skips those already done with the same input, so a retry continues where the last attempt stopped.
 * Reads the answers before each effect: an earlier effect may have changed one, such as by correcting an address.
 */
async function runEffects(session: Session, step: LineStep, submission: Submission, signal: AbortSignal): Promise<Directive> {
  for (const effect of (await workOf(step)).effects ?? []) {
    // Leaving the screen cancels effects that haven't started.
    if (signal.aborted) return { kind: "stay", errors: [] };
    const answers = session.journeyWith(submission.values)?.relevant ?? answersOf({});
    const key = `${step.id}:${effect.id}`;
    const input = hashOf(effect.input(answers, session));
    if (session.progress().effects[key] === input) continue;
    const outcome = await effect.run({ answers, session, idempotencyKey: `${session.secret.peek()}:${key}:${input}`, signal });
    switch (outcome.kind) {
      case "done":
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
      case "problem": {
        const { code } = outcome.problem;
        const scenario = effect.casesByCode?.[code];
        if (scenario) return { kind: "case", id: scenario };
        // A finalized lead is no failure: the screen stays and says so.
        const isFailure = code !== "LEAD_FINALIZED" && (effect.failure === "errorScreen" || isRefused(code));
        return { kind: isFailure ? "errorScreen" : "retry", problem: outcome.problem };
      }
    }
  }
  return { kind: "next" };
}

const shown = (session: Session, { fields }: LineStep): Values =>
  Object.fromEntries(fields.map((field) => [field.name, session.draft(field).peek()]));

/**
 * Sends completed steps' answers that the service doesn't have: after a new address started a new application, after the service
 * lost the old one, or after another device wrote to it. Sends committed answers only: edits are sent when their step is submitted.
 */
export async function settle(session: Session, signal: AbortSignal): Promise<Directive> {
  const journey = session.journey.peek();
  // The application belongs to the lead, which may have been lost with the last application.
  if (!session.application.peek()) await touchLead(session);
  const before = addressee(session);
  for (const step of journey?.steps ?? []) {
    const done = step.substeps
      ? step.substeps(session.answers.peek()).every((part) => session.progress().completed.includes(`${step.id}/${part}`))
      : session.progress().completed.includes(step.id);
    if (!done) break;
    const answers = session.answers.peek();
    const committed = Object.fromEntries(step.fields.map((field) => [field.name, answers.get(field)]));
    const submission = session.submit(step.fields, {}, committed);
    const directive = await runEffects(session, step, submission, signal).finally(submission.end);
    if (directive.kind !== "next") return directive;
  }
  // The application changed during the loop, such as by another device's write, so earlier steps have to be sent again.
  return addressee(session) === before ? { kind: "next" } : settle(session, signal);
}

const raised = (cases: readonly ComplexCase[], step: LineStep, session: Session, values: Values, before: boolean): ComplexCase | undefined =>
  cases.find((known) => step.cases?.includes(known.id) && (known.before ?? false) === before && known.when?.(ownAnswers(session, values)));

const directiveOf = ({ id, reasonOf }: ComplexCase, session: Session, values: Values): Directive => ({
  kind: "case",
  id,
  ...(reasonOf && { reason: reasonOf(ownAnswers(session, values)) }),
});

/**
 * Drops the parts of the service's response that no longer fit the fields, because the visitor edited them during the submit: errors of
 * edited fields, and questions. A case about edited answers opens no modal; its message appears if the answer it is about is unchanged.
 */
function asShown(directive: Directive, step: LineStep, session: Session, submission: Submission): Directive {
  const isEdited = step.fields.some(submission.isEdited);
  if (directive.kind === "question" && isEdited) return { kind: "stay", errors: [] };
  if (directive.kind === "case" && isEdited) {
    const found = session.line.peek()?.cases.find(({ id }) => id === directive.id);
    const about = found && errorOf(found, step, session);
    return { kind: "stay", errors: about && !submission.isEdited(about.field) ? [about] : [] };
  }
  if (directive.kind !== "stay") return directive;
  const errors = directive.errors.filter(({ field }) => !submission.isEdited(field));
  return { ...directive, errors: errors.map((error) => ({ ...error, by: { source: "service", value: submission.shown(error.field) } })) };
}

async function send(session: Session, step: LineStep, position: Position, submission: Submission, signal: AbortSignal): Promise<Directive> {
  const cases = step.cases ? (session.line.peek()?.cases ?? []) : [];
  const early = raised(cases, step, session, submission.values, true);
  if (early) return directiveOf(early, session, submission.values);

  let directive = await runEffects(session, step, submission, signal);
  const problem = directive.kind === "retry" || directive.kind === "errorScreen" ? directive.problem : null;
  if (problem && isNotFound(problem)) {
    // The service lost the application: create it again from the answers, then continue.
    session.logger.warn("application-lost", "Application was lost and is made again");
    session.application.value = null;
    session.advance({ effects: {} });
  }
  if (problem && (isNotFound(problem) || problem.code === "REVISION_CONFLICT")) {
    directive = await settle(session, signal);
    if (directive.kind === "next") directive = await runEffects(session, step, submission, signal);
  }
  if (directive.kind !== "next") return directive;

  const { values } = submission;
  const late = raised(cases, step, session, values, false);
  session.commit(values);
  const key = completionKey(step, position, session.answers.peek());
  if (late) {
    // The case stops the flow here, even if the visitor completed this step before.
    session.advance({ completed: session.progress().completed.filter((done) => done !== key) });
    return directiveOf(late, session, values);
  }
  session.complete(key);
  reopenRefused(session, step.id);
  return { kind: "next" };
}

/**
 * Completes a step, as the only function that does: validation, early cases, effects, late cases, commit. A step stopped by one of the
 * first three commits nothing and keeps what was typed.
 */
export async function completeStep(session: Session, step: LineStep, position: Position, signal: AbortSignal): Promise<Directive> {
  if (!session.line.peek()) throw new Error("A step belongs to a line");
  const errors = validate(session, step.fields);
  if (errors.length > 0) return { kind: "stay", errors };
  // A visitor who goes on alone, back from an advisor's page, is no complex case any more, unless this step raises another.
  if (!step.open) session.complex.value = null;
  const typed = shown(session, step);
  const submission = session.submit(step.fields, trimmed(typed), typed);
  try {
    return asShown(await send(session, step, position, submission, signal), step, session, submission);
  } finally {
    submission.end();
  }
}
