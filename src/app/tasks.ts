import { effect } from "@preact/signals-react";
import type { LineSlug } from "../business/lines";
import { prefillParameter } from "../business/limits";
import { jsonFromBase64 } from "../kernel/base64";
import { lines } from "../lines";
import type { HostContext } from "../session/hostContext";
import type { Session } from "../session/session";
import { applyAddressPrefill } from "./addressPrefill";
import { lookUpLead } from "./lookups";
import type { Navigator } from "./navigator";
import { applyPrefill } from "./prefill";
import type { AppRunner } from "./runner";

interface Tasks {
  readonly context: HostContext;
  readonly session: Session;
  readonly navigator: Navigator;
  readonly runner: AppRunner;
  readonly reachable: () => readonly LineSlug[];
}

/** An answer per member of the parameter's JSON, checked by the fields of its line; unknown ones are dropped (decision 12). */
async function prefillLine(session: Session, slug: LineSlug, encoded: string | null, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const decoded = encoded === null ? {} : jsonFromBase64(encoded, prefillParameter);
  if (decoded === null || typeof decoded !== "object") return session.logger.warn("bad-line-parameter", "A line's parameter was not understood", { line: slug });
  const given = { ...decoded, ...more };
  const loaded = await lines[slug]?.();
  if (!loaded || Object.keys(given).length === 0) return;
  const { flow, prefill } = loaded.line;
  if (prefill) return (await prefill())(session, given);
  applyPrefill(session, given, flow.groups.flatMap((group) => group.steps).flatMap((step) => step.fields));
}

/** Submits the address that `am` has filled in, once an address step that isn't completed is shown: the line may be picked first. */
function submitAddress({ navigator, runner, session }: Tasks): void {
  const stop = effect(() => {
    if (navigator.view.value?.position?.step !== "address") return;
    queueMicrotask(() => {
      stop();
      if (!session.marks().completed.includes("address")) void runner.submit();
    });
  });
}

/** What the address of the host's page asks for, besides a route and a referral. Never waited for: a field is there before it. */
export async function runTasks(tasks: Tasks): Promise<void> {
  const { context, session, navigator, reachable } = tasks;
  const { addressPrefill, splookup, lifePrefill, petPrefill, coverageAmount } = context;
  if (addressPrefill && applyAddressPrefill(session, addressPrefill)) submitAddress(tasks);
  const amount = Number(coverageAmount);
  const life = coverageAmount !== null && amount > 0 ? { coverageAmount: amount } : {};
  await Promise.all([prefillLine(session, "life", lifePrefill, life), prefillLine(session, "pet", petPrefill)]);
  if (!splookup) return;
  const line = await lookUpLead(session, splookup);
  // The visitor hasn't chosen yet, and has told somebody before.
  if (line && reachable().includes(line) && navigator.view.peek()?.path === "") await navigator.go(line, "replace");
}
