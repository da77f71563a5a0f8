// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signal, type Signal } from "@preact/signals-react";
import { aSelection } from "../fixtures/quotes";
import { aPartner, sessionOptions } from "../fixtures/sessionOptions";
import { field } from "../flow/field";
import { z } from "../kernel/zod";
import { bundledConfig } from "../partner/bundledConfig";
import { createSession } from "./createSession";
import { startInManualMode } from "./fields/address";
import type { Line } from "./line";
import type { Session, Speech } from "./session";
import type { Snapshot } from "./kept/snapshot";

const city = field("city", z.string(), { initial: "" });
const visits: Session[] = [];
let stored: unknown;
let writes: number;

beforeEach(() => {
  stored = null;
  writes = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  for (const session of visits.splice(0)) session.dispose();
  vi.useRealTimers();
});

/** Starts a visit in this tab, after a reload if there was one before. */
function visit(options: Partial<Parameters<typeof createSession>[0]> = {}): Session {
  const session = createSession(sessionOptions({
    partner: aPartner({ config: { ...bundledConfig, linksIn: { es: { privacyUrl: `${bundledConfig.privacyUrl}es/` } } } }),
    storage: {
      read: () => stored,
      write: (value) => {
        writes += 1;
        stored = JSON.parse(JSON.stringify(value));
      },
      clear: () => (stored = null),
    },
    now: () => new Date(),
    ...options,
  }));
  visits.push(session);
  return session;
}
const kept = (): Snapshot => stored as Snapshot;

it.each([
  [24, 24, true],
  [24, 25, false],
  [168, 25, true],
  [168, 168, true],
  [168, 169, false],
])("a session of %d hours comes back after %d hours: %s", (sessionHours, hours, isBack) => {
  const partner = aPartner({ config: { ...bundledConfig, sessionHours } });
  const first = visit({ partner });
  first.set(city, "Tulsa");
  first.dispose();
  vi.advanceTimersByTime(hours * 3_600_000);
  expect(visit({ partner }).id === first.id).toBe(isBack);
});

describe("manual address entry", () => {
  const begun = (byConfig: boolean) =>
    visit({ partner: aPartner({ config: { ...bundledConfig, startInManualMode: byConfig } }) });

  it.each([true, false])("begins as the partner's config says: %s", (said) => expect(begun(said).draft(startInManualMode).peek()).toBe(said));

  it("can be changed by the visitor, and survives a reload", () => {
    begun(true).draft(startInManualMode).value = false;
    vi.runAllTimers();
    expect(begun(true).draft(startInManualMode).peek()).toBe(false);
  });

  it("begins so again after all answers were reset", () => {
    const session = begun(true);
    session.draft(startInManualMode).value = false;
    session.reset(() => false, false);
    expect(session.draft(startInManualMode).peek()).toBe(true);
  });
});

describe("a partner's links", () => {
  it("are those of the current language, or else the config's own", () => {
    const speech = signal<Speech>({ language: "es" });
    const session = visit({ speech });
    expect(session.partner.config.privacyUrl).toBe(`${bundledConfig.privacyUrl}es/`);
    expect(session.partner.config.termsUrl).toBe(bundledConfig.termsUrl);
    speech.value = { language: "en" };
    expect(session.partner.config.privacyUrl).toBe(bundledConfig.privacyUrl);
  });
});

describe("drafts", () => {
  it("are stored once, a moment later, and survive a reload", () => {
    const session = visit();
    for (const text of ["A", "Au", "Austin"]) session.set(city, text);
    expect(writes).toBe(0);
    vi.advanceTimersByTime(150);
    expect([writes, kept().drafts]).toEqual([1, { city: "Austin" }]);
    expect(visit().draft(city).peek()).toBe("Austin");
  });

  it("are stored only when the typing pauses", () => {
    const session = visit();
    const counts = ["A", "Au", "Austin"].map((text) => {
      session.set(city, text);
      vi.advanceTimersByTime(149);
      return writes;
    });
    vi.advanceTimersByTime(1);
    expect([counts, writes]).toEqual([[0, 0, 0], 1]);
  });

  it("are stored before the page goes, and not again", () => {
    visit().set(city, "Austin");
    window.dispatchEvent(new Event("pagehide"));
    expect([writes, kept().drafts]).toEqual([1, { city: "Austin" }]);
    window.dispatchEvent(new Event("pagehide"));
    vi.advanceTimersByTime(150);
    expect(writes).toBe(1);
  });

  it("are stored before the widget is removed, and nothing is stored after that", () => {
    const session = visit();
    session.set(city, "Austin");
    session.dispose();
    session.set(city, "Dallas");
    vi.advanceTimersByTime(150);
    expect([writes, kept().drafts]).toEqual([1, { city: "Austin" }]);
  });

  it("of a screen that isn't shown again give way to answers, and go with everything else except what is kept", () => {
    const zip = field("zip", z.string(), { initial: "" });
    const first = visit();
    for (const [known, text] of [[city, "Aus"], [zip, "787"]] as const) first.set(known, text);
    first.dispose();
    const answered = visit();
    answered.commit({ city: "Austin" });
    expect([answered.draft(city).peek(), answered.draft(zip).peek()]).toEqual(["Austin", "787"]);
    answered.dispose();
    const begun = visit();
    begun.startOver((name) => name === "zip");
    expect([begun.draft(city).peek(), begun.draft(zip).peek()]).toEqual(["", "787"]);
  });

  it("give way to answers, and to a value of the right shape", () => {
    const session = visit();
    session.set(city, "Aus");
    session.commit({ city: "Austin" });
    expect(session.draft(city).peek()).toBe("Austin");
    session.commit({ city: 7 });
    session.dispose();
    expect(visit().draft(city).peek()).toBe("");
  });

  it("are deleted with everything else", () => {
    const session = visit();
    session.set(city, "Austin");
    session.commit({ state: "TX" });
    session.startOver(() => false);
    vi.advanceTimersByTime(150);
    expect([session.draft(city).peek(), session.answers.peek().has(field("state", z.string(), { initial: "" }))]).toEqual(["", false]);
    expect(JSON.stringify(stored)).not.toMatch(/Austin|TX/);
  });
});

describe("what the visit has come to", () => {
  const come = {
    application: { id: "a1", token: "t1", line: "auto", revision: 3, ratedWith: "h" },
    lead: { id: "l1", token: "t2", revision: 2, status: "QUOTED" },
    leadCreation: { idempotencyKey: "k1", body: { state: "TX" } },
    applicationCreation: "k2",
    advisorAsked: { leadId: "l1", requests: ["h"] },
    selection: aSelection(),
    openCase: { scenario: "codeNotSupported", reason: "r", line: "auto" },
    complex: { scenario: "codeNotSupported", reason: "r" },
    outcome: { line: "auto", by: "contact", channel: "EMAIL", carrierName: null },
    bought: { line: "renters", applicationId: "a0", token: "t0", isAnotherBegun: true },
    returnTo: "auto/policy-compare",
    device: 2,
  } satisfies Partial<Snapshot>;
  const names = Object.keys(come) as (keyof typeof come)[];

  it.each(names)("survives a reload: %s", (name) => {
    const session = visit();
    (session[name] as Signal<unknown>).value = come[name];
    session.dispose();
    expect((visit()[name] as Signal<unknown>).peek()).toEqual(come[name]);
  });

  it("goes with it when the visitor starts over, and a purchase is then followed by another quote", () => {
    const session = visit();
    for (const name of names) (session[name] as Signal<unknown>).value = come[name];
    session.bought.value = { ...come.bought, isAnotherBegun: false };
    session.isElsewhere.value = true;
    session.quotes.picked.value = aSelection();
    session.startOver(() => false);
    expect(Object.fromEntries(names.map((name) => [name, (session[name] as Signal<unknown>).peek()]))).toEqual({ ...Object.fromEntries(names.map((name) => [name, null])), bought: come.bought, device: 0 });
    expect([session.isElsewhere.peek(), session.quotes.picked.peek()]).toEqual([false, null]);
    session.bought.value = null;
    session.startOver(() => false);
    expect(session.bought.peek()).toBeNull();
  });

  it("is nothing in a new visit", () => {
    const session = visit();
    expect(names.map((name) => (session[name] as Signal<unknown>).peek())).toEqual(names.map((name) => (name === "device" ? 0 : null)));
  });
});

describe("its lines", () => {
  const [auto, renters] = ["auto", "renters"].map((slug) => ({ slug, flow: { groups: [] }, riskState: () => null }) as unknown as Line) as [Line, Line];

  it("are all that were entered, so that each keeps its answers", () => {
    const session = visit();
    session.line.value = auto;
    session.line.value = null;
    session.line.value = renters;
    expect([...session.lines]).toEqual([auto, renters]);
  });

  it("survive two reloads, of which the first shows none", () => {
    const session = visit();
    // Without a journey, as only the name is stored.
    Object.assign(session, { journey: signal(null) });
    session.line.value = auto;
    session.dispose();
    const second = visit();
    expect(second.restored?.line).toBe("auto");
    second.set(city, "Austin");
    second.dispose();
    expect(visit().restored?.line).toBe("auto");
  });
});

describe("the secret of its idempotency keys", () => {
  it("survives a reload, is unique to the visit, and is deleted with it", () => {
    const session = visit();
    const secret = session.secret.peek();
    session.set(city, "Austin");
    session.dispose();
    const again = visit();
    expect([again.id, again.secret.peek()]).toEqual([session.id, secret]);
    expect(secret.length).toBeGreaterThan(30);
    expect(secret).not.toBe(session.id);
    again.startOver(() => false);
    expect(again.secret.peek()).not.toBe(secret);
  });
});
