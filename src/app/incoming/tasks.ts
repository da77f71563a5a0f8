import { effect } from "@preact/signals-react";
import { coverageAmountFor } from "../../business/life";
import type { LineSlug } from "../../business/lines";
import { prefillParameter } from "../../business/limits";
import type { Runner } from "../../form/runner";
import { validate } from "../../form/validate";
import { jsonFromBase64 } from "../../kernel/base64";
import { lines } from "../../lines/lines";
import type { HostContext } from "../../session/hostContext";
import type { Session } from "../../session/session";
import type { Navigator, View } from "../navigation/navigator";
import { applyAddressPrefill } from "./addressPrefill";
import { lookUpLead } from "./lookups";
import { petAnswers } from "./petParameter";
import { applyPrefill } from "./prefill";

export interface Tasks {
  readonly context: HostContext;
  readonly session: Session;
  readonly navigator: Pick<Navigator, "view" | "go">;
  readonly runner: Pick<Runner, "submit">;
  readonly reachable: () => readonly LineSlug[];
  /** Aborted once the visitor has deleted all answers. */
  readonly forgotten: AbortSignal;
}

/** Consents, which only the visitor may give: an address never fills them in. */
const consents: ReadonlySet<string> = new Set(["callConsent", "subscribeCheckbox"]);

/** Prefills a line's fields from the parameter's JSON, checked by their shapes. Drops unknown members: anybody can write a link. */
async function prefillLine(session: Session, slug: LineSlug, given: unknown): Promise<boolean> {
  if (given === null || typeof given !== "object" || Array.isArray(given)) {
    session.logger.warn("bad-line-parameter", "A line's parameter was not understood", { line: slug });
    return false;
  }
  const { line } = await lines[slug]();
  const steps = line.flow.groups.flatMap((group) => group.steps);
  applyPrefill(session, given, steps.flatMap((step) => step.fields).filter(({ name }) => !consents.has(name)));
  return true;
}

/** Prefills life from `lm` and the address's amount, for which it picks the smallest option at or above it. */
async function prefillLife(session: Session, lifePrefill: string | null, asked: string | null): Promise<void> {
  const given = lifePrefill === null ? {} : jsonFromBase64(lifePrefill, prefillParameter);
  const said = given !== null && typeof given === "object" && "coverageAmount" in given ? given.coverageAmount : null;
  const amount = Number(asked ?? said);
  const wanted = amount > 0 ? { coverageAmount: coverageAmountFor(amount) } : {};
  await prefillLine(session, "life", given !== null && typeof given === "object" ? { ...given, ...wanted } : given);
}

/** Submits a prefilled step once it is shown, unless it is completed. The visitor may have to pick its line first. */
function submitWhenShown({ navigator, runner, session }: Tasks, isIt: (view: View) => boolean, needsToHold: boolean): void {
  const submit = async (view: View): Promise<void> => {
    const { step } = view;
    if (!step || session.progress().completed.includes(step.id)) return;
    if (needsToHold && validate(session, step.fields).length > 0) return;
    if (navigator.view.peek() === view) await runner.submit();
  };
  const stop = effect(() => {
    const view = navigator.view.value;
    if (!view || !isIt(view)) return;
    // Submits after the effect, which can't stop itself during its first run, and after the screen has finished arriving.
    queueMicrotask(() => {
      stop();
      void submit(view).catch(() => undefined);
    });
  });
}

/** Runs the tasks in the address of the host's page, besides a route and a referral. No screen waits for them. */
export async function runTasks(tasks: Tasks): Promise<void> {
  const { context, session, navigator, reachable, forgotten } = tasks;
  const { addressPrefill, splookup, lifePrefill, petPrefill, coverageAmount } = context;
  if (addressPrefill && applyAddressPrefill(session, addressPrefill)) submitWhenShown(tasks, ({ position }) => position?.step === "address", false);
  if (lifePrefill !== null || coverageAmount !== null) await prefillLife(session, lifePrefill, coverageAmount);
  if (petPrefill !== null && (await prefillLine(session, "pet", petAnswers(jsonFromBase64(petPrefill, prefillParameter))))) {
    // `pm` takes the visitor past the pet's form unless something is missing there.
    submitWhenShown(tasks, ({ line, position }) => line?.slug === "pet" && position?.step === session.journey.peek()?.first.step, true);
  }
  if (splookup === null) return;
  const line = await lookUpLead(session, splookup, forgotten);
  // Opens the line of the earlier conversation, unless the visitor has already chosen one.
  if (line && reachable().includes(line) && navigator.view.peek()?.path === "") await navigator.go(line, "replace");
}
