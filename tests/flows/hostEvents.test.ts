// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { describe, expect, it } from "vitest";
import { reportToHost } from "../../src/app/host/hostEvents";
import type { Directive } from "../../src/app/completing/completeStep";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import { ok } from "../../src/kernel/result";
import { openFunnel } from "./funnel";
import { lines } from "./lines";

/** Each line's events to the host, from the choice inside the widget to the end, by name and distinguishing detail. */
const quoted = ["iq-lead created", "iq-quotes asked", "iq-quotes partial", "iq-quotes complete", "iq-select", "iq-complete finalize"];
const expected: Readonly<Record<string, readonly string[]>> = {
  auto: quoted,
  motorcycle: quoted,
  homeowners: quoted,
  condominium: quoted,
  renters: quoted,
  landlord: quoted,
  life: quoted,
  pet: [...quoted.slice(0, -1), "iq-complete hand-off"],
};

const priced = (id: string) => ({ id, premium: 600, term: 6, coverages: [] }) as never;
const answered = (line: string, state: string) => lines.find(({ line: { slug } }) => slug === line)!.examples!.minimal(state);

/** A runner whose steps are never refused. */
const idle = { errors: signal([]), refusals: signal(0), position: signal({ step: "", detail: null }) };

function watched(slug: string, flags: readonly PartnerFlag[] = []) {
  const { line } = lines.find((entry) => entry.line.slug === slug)!;
  const funnel = openFunnel(line, flags);
  const { session } = funnel;
  const told: string[] = [];
  session.line.value = null;
  reportToHost(session, idle, (name, detail) => {
    const { change, state, kind, line: of } = detail as Readonly<Record<string, string | undefined>>;
    expect(of, name).toBe(slug);
    const said = [name, change ?? state ?? kind].filter(Boolean).join(" ");
    if (said !== "iq-lead updated") told.push(said);
    return true;
  });
  session.line.value = line;
  return { ...funnel, told };
}
type Watched = ReturnType<typeof watched>;

/** Applies a directive as the runner does, as far as the host gets events from it. */
function apply({ session }: Watched, directive: Directive): void {
  if (directive.kind === "leave") session.redirect.value = directive.to;
}

function receiveQuotes({ session }: Watched): void {
  const run = { ratingRun: 1, carriersAsked: 2, withoutPrice: [] };
  const { quotes } = session;
  quotes.receive({ ...run, type: "snapshot", status: "Requested", carriersAnswered: 0, quotes: [] } as never);
  quotes.receive({ ...run, type: "quote", quote: priced("a") } as never);
  quotes.receive({ ...run, type: "progress", status: "Completed", carriersAnswered: 2 } as never);
}

/** Walks to the end, with prices on the comparison screen, and takes the last screen's offer. */
async function goThrough(funnel: Watched, values: Readonly<Record<string, unknown>>): Promise<void> {
  const journey = () => funnel.session.journey.peek()!;
  for (let at = journey().first; ; at = journey().next(at)!) {
    if (at.step === "policy-compare") receiveQuotes(funnel);
    const directive = await funnel.complete(at, values);
    apply(funnel, directive);
    const isOver = directive.kind !== "next" || journey().find(at.step)?.terminal || journey().next(at) === null;
    if (isOver || journey().find(journey().next(at)!.step)?.id === "finalize/success") return;
  }
}

describe.each(Object.entries(expected))("%s", (slug, events) => {
  it("tells the host of its lead, its prices, the choice and the end", async () => {
    const funnel = watched(slug);
    await goThrough(funnel, answered(slug, "TX"));
    funnel.session.dispose();
    expect(funnel.told).toEqual(events);
  });
});

it.each(["homeowners", "condominium"])("tells of %s's end on the Florida site", async (slug) => {
  const funnel = watched(slug, ["honeyQuote"]);
  const { api } = funnel.session;
  const call = (endpoint: { id: string }, options: never) =>
    endpoint.id === "createHandOffToken"
      ? Promise.resolve(ok({ url: "https://example.com/" }))
      : api.call(endpoint as never, options);
  Object.assign(funnel.session, { api: { ...api, call } });
  await goThrough(funnel, answered(slug, "FL"));
  funnel.session.dispose();
  expect(funnel.told).toEqual(["iq-lead created", "iq-complete hand-off"]);
});

it("tells of prices after the line is resumed", () => {
  const funnel = watched("auto");
  receiveQuotes(funnel);
  expect(funnel.told).toEqual(["iq-quotes asked", "iq-quotes partial", "iq-quotes complete"]);
});
