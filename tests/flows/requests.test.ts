// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { completeStep } from "../../src/app/completeStep";
import type { AnyField } from "../../src/flow/field";
import type { Position } from "../../src/flow/flow";
import { createLogger } from "../../src/kernel/logger";
import { bundledConfig } from "../../src/partner/bundledConfig";
import { createAnalytics } from "../../src/session/analytics";
import type { Line } from "../../src/session/line";
import { createSession } from "../../src/session/session";
import { lines, states, subsetsOf, togglesOf, written } from "./lines";
import { recordingClient } from "./recordingClient";

type Values = Readonly<Record<string, unknown>>;

const now = () => new Date("2026-06-15T16:00:00.000Z");
const quote = {
  kind: "quote",
  quoteId: "quote-1",
  carrierSpecificQuoteId: "TT-1234567890-ABCDEF",
  carrierId: "tern-and-tide",
  carrierName: "Tern & Tide",
  premium: 684,
  term: 6,
  bindable: false,
} as const;

/** Answers everything that is asked, through the one pipeline, and gives back what left for the service. */
async function answer(line: Line, values: Values, flags: readonly string[]) {
  const { client, sent } = recordingClient();
  const session = createSession({
    partner: { requestedId: "default", config: bundledConfig, wording: {}, css: "", lines: [line.slug], flags: new Set(flags) },
    storage: { read: () => null, write: () => undefined, clear: () => undefined },
    logger: createLogger([]),
    analytics: createAnalytics({ partner: "default", enabled: false, ids: () => null, send: () => Promise.resolve(), now }),
    environment: "local",
    stateFilterOff: false,
    api: () => Promise.resolve(client),
    now,
  });
  session.line.value = line;
  const path: string[] = [];
  const refused: string[] = [];
  for (let at: Position | null = session.journey.peek()!.first; at !== null; at = session.journey.peek()!.next(at)) {
    const step = session.journey.peek()!.find(at.step)!;
    path.push(written(at));
    if (step.terminal) break;
    for (const field of step.fields as readonly AnyField[]) if (field.name in values) session.set(field, values[field.name]);
    if (step.id === "policy-compare") session.quotes.picked.value = quote;
    const directive = await completeStep(session, step, at, new AbortController().signal);
    if (directive.kind !== "next") {
      refused.push(`${written(at)}: ${JSON.stringify(directive)}`);
      break;
    }
    while (session.pendingLeadUpdates.peek() > 0) await new Promise((resolve) => setTimeout(resolve));
  }
  session.dispose();
  const anonymous = JSON.parse(JSON.stringify(sent).replaceAll(session.id, "session")) as typeof sent;
  return { path, refused, sent: anonymous, reached: session.journey.peek()?.find(path.at(-1) ?? "")?.terminal === true };
}

const asking = lines.flatMap(({ line, examples }) => (examples ? [{ slug: line.slug, line, examples }] : []));

describe.each(asking)("$slug", ({ line, examples }) => {
  const { flags } = togglesOf(line);

  it.each(states.flatMap((state) => subsetsOf(flags).map((on) => ({ state, on: on.join(", ") || "no flag", flags: on }))))(
    "gets to the end in $state with $on, every request as the contract has it",
    async ({ state, flags: on }) => {
      for (const told of [examples.minimal(state), examples.maximal(state)]) {
        const { refused, reached } = await answer(line, told, on);
        expect(refused).toEqual([]);
        expect(reached).toBe(true);
      }
    },
  );

  it.each(["CA", "TX", "HI"])("sends the least in %s", async (state) => {
    expect((await answer(line, examples.minimal(state), [])).sent).toMatchSnapshot();
  });

  it.each(["CA", "TX", "HI"])("sends all that it may in %s", async (state) => {
    expect((await answer(line, examples.maximal(state), flags)).sent).toMatchSnapshot();
  });

  it("needs every required answer: without any one of them, a step refuses or nothing changes", async () => {
    const told = examples.minimal("TX");
    const whole = await answer(line, told, flags);
    for (const name of Object.keys(told)) {
      const { [name]: _left, ...rest } = told;
      const without = await answer(line, rest, flags);
      if (without.reached) expect(without.path, name).toEqual(whole.path);
      else expect(without.refused, name).toHaveLength(1);
    }
  });
});
