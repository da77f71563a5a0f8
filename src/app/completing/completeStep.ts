import type { Problem } from "../../api/contract/problem";
import type { ComplexCase } from "../../flow/complexCase";
import type { Position } from "../../flow/flow";
import { workOf } from "../../flow/flow";
import { completionKey } from "../../flow/journey";
import { validate } from "../../form/validate";
import { addressee } from "../../session/application/application";
import type { LineStep } from "../../session/line";
import { isNotFound } from "../../session/application/isNotFound";
import { loseApplication } from "../../session/application/owed";
import { touchLead } from "../../session/lead/touchLead";
import { reopenRefused } from "../../session/answers/reopen";
import type { Session } from "../../session/session";
import type { Submission } from "../../session/answers/submission";
import { errorOf, ownAnswers } from "../cases/caseError";
import { isThrough } from "./isThrough";
import { pointedAt, refusedFields } from "./refusedFields";
import { runEffects, type Directive } from "./runEffects";
import { runOwed } from "./runOwed";
import { sendingBehind } from "./sendingBehind";
import { submit } from "./submit";

const next: Directive = { kind: "next" };

type Values = Readonly<Record<string, unknown>>;

const problemOf = (directive: Directive): Problem | null =>
  directive.kind === "retry" || directive.kind === "errorScreen" ? directive.problem : null;

/**
 * Sends completed steps' answers that the service doesn't have: those that nobody waited for, and all of them after a new address
 * started a new application, after the service lost the old one, or after another device wrote to it. A service that loses the next
 * application as well is not asked for a third.
 */
export async function settle(session: Session, signal: AbortSignal, isLost = false): Promise<Directive> {
  // The application belongs to the lead, which may have been lost with the last application.
  if (!session.application.peek()) await touchLead(session);
  const before = addressee(session);
  const directive = await sendingBehind(session).held(() => runOwed(session, signal, "all"));
  const problem = problemOf(directive);
  if (problem && isNotFound(problem) && !isLost) {
    loseApplication(session);
    return settle(session, signal, true);
  }
  if (directive.kind !== "next") return directive;
  // The application changed meanwhile, such as by another device's write, so earlier steps have to be sent again.
  return addressee(session) === before ? next : settle(session, signal, isLost);
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

/** Sends what was to be sent behind the visitor's back, then the step. An advisor can do without an answer that the service refuses. */
async function settled(session: Session, step: LineStep, signal: AbortSignal, run: () => Promise<Directive>): Promise<Directive> {
  const owed = await runOwed(session, signal, ({ behind }) => behind === true);
  return owed.kind === "retry" || (owed.kind === "back" && !step.open) ? owed : run();
}

async function send(session: Session, step: LineStep, position: Position, submission: Submission, signal: AbortSignal): Promise<Directive> {
  const cases = step.cases ? (session.line.peek()?.cases ?? []) : [];
  const early = raised(cases, step, session, submission.values, true);
  if (early) return directiveOf(early, session, submission.values);

  const behind = sendingBehind(session);
  const outcome = session.outcome.peek();
  // A case stops the step here, and its advisor has the answer that raised it.
  const stops = raised(cases, step, session, submission.values, false) !== undefined;
  const meant = stops ? "all" : "awaited";
  const run = () => runEffects(session, step, submission, signal, meant);
  const { effects = [] } = await workOf(step);
  // Waits for nothing where the step has nothing to wait for.
  const waits = stops || effects.some((effect) => !effect.behind);
  let directive = next;
  if (isThrough(session, step)) directive = await run();
  else if (waits) directive = await behind.held(() => (step.settles ? settled(session, step, signal, run) : run()));
  const problem = problemOf(directive);
  const isLost = problem !== null && isNotFound(problem);
  if (isLost) loseApplication(session);
  if (isLost || problem?.code === "REVISION_CONFLICT") {
    directive = await settle(session, signal, isLost);
    if (directive.kind === "next") directive = await behind.held(run);
  }
  // Trying again would be refused again.
  if (directive.kind === "retry" && directive.problem.code === "VALIDATION") {
    const { problem: refusal } = directive;
    const asking = [step, ...(session.journey.peek()?.steps ?? [])].find((known) => pointedAt(known, refusal).length > 0);
    const errors = asking && refusedFields(session, asking, refusal);
    if (errors) return asking === step ? { kind: "stay", errors } : { kind: "back", step: asking.id, errors };
    // No screen can correct it, so an advisor has to. An advisor's own screens have the number, and the prices have other choices.
    if (!step.open && !step.settles) return { kind: "errorScreen", problem: refusal };
  }
  if (directive.kind !== "next") return directive;
  // Leaving the screen takes the submit back: its answers may have been edited since, and sent again. One that has ended the line stands.
  if (signal.aborted && session.outcome.peek() === outcome) return { kind: "stay", errors: [] };

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
  behind.send();
  return directive;
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
  const submission = submit(session, step);
  try {
    return asShown(await send(session, step, position, submission, signal), step, session, submission);
  } finally {
    submission.end();
  }
}
