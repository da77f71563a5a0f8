import type { Client } from "../../src/api/client";
import { completeStep } from "../../src/app/completing/completeStep";
import { runOwed } from "../../src/app/completing/runOwed";
import { sendingBehind } from "../../src/app/completing/sendingBehind";
import { lineSlugs } from "../../src/business/lines";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import { aSelection } from "../../src/fixtures/quotes";
import { aPartner, sessionOptions } from "../../src/fixtures/sessionOptions";
import type { Position } from "../../src/flow/flow";
import { createAnalytics } from "../../src/session/analytics";
import type { Snapshot } from "../../src/session/kept/snapshot";
import type { Line } from "../../src/session/line";
import type { Session } from "../../src/session/session";
import { createSession } from "../../src/session/createSession";
import { written } from "./lines";
import { recordingClient } from "./recordingClient";

export type Values = Readonly<Record<string, unknown>>;

/** A Monday at 3 p.m. in New York and 9 a.m. in Honolulu, when advisors may call everywhere. */
export const monday = () => new Date("2026-06-15T19:00:00.000Z");
const quote = aSelection();

/**
 * Opens a line's session against a service that answers everything, or against `served`, with the state from `before` a reload. Its
 * environment needs a window.
 */
export function openFunnel(line: Line, flags: readonly PartnerFlag[], served = (client: Client): Client => client, now = monday, before: Snapshot | null = null) {
  const { client: recording, sent } = recordingClient();
  const client = served(recording);
  const session: Session = createSession(sessionOptions({
    partner: aPartner({ lines: lineSlugs, flags: new Set(flags) }),
    analytics: createAnalytics({ partner: "default", environment: "local", enabled: false, ids: () => null, send: () => Promise.resolve(), now }),
    api: client,
    now,
    storage: { read: () => before, write: () => undefined, clear: () => undefined },
  }));
  session.line.value = line;
  const journey = () => session.journey.peek()!;
  const stepAt = ({ step }: Position) => journey().find(step)!;

  /** Fills in a step and completes it through the regular pipeline. */
  async function complete(at: Position, values: Values) {
    const step = stepAt(at);
    for (const field of step.fields) if (field.name in values) session.set(field, values[field.name]);
    if (step.id === "policy-compare") session.quotes.picked.value = quote;
    const directive = await completeStep(session, step, at, new AbortController().signal);
    // A visitor who reads on, until everything is sent that nobody waits for.
    const { signal } = new AbortController();
    await sendingBehind(session).held(() => runOwed(session, signal, ({ behind }) => behind === true));
    while (session.pendingLeadUpdates.peek() > 0) await new Promise((resolve) => setTimeout(resolve));
    return directive;
  }

  return {
    session,
    complete,
    frontier: () => written(journey().frontier),
    /** Answers all questions up to `last`. Returns the walk and its refusals. */
    async answer(values: Values, last?: string) {
      const path: string[] = [];
      const refused: string[] = [];
      for (let at: Position | null = journey().first; at !== null; at = journey().next(at)) {
        path.push(written(at));
        if (stepAt(at).terminal) break;
        const directive = await complete(at, values);
        if (directive.kind !== "next") refused.push(`${written(at)}: ${JSON.stringify(directive)}`);
        if (refused.length > 0 || written(at) === last) break;
      }
      return { path, refused, reached: journey().find(path.at(-1) ?? "")?.terminal === true };
    },
    /** Returns the requests since the last call, without ids that are new in every session. */
    takeSent: () => JSON.parse(JSON.stringify(sent.splice(0)).replaceAll(session.id, "session").replaceAll(session.secret.peek(), "secret")) as typeof sent,
  };
}
