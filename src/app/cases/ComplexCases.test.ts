// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { timings } from "../../business/timings";
import { aSelection } from "../../fixtures/quotes";
import { aPartner, sessionOptions } from "../../fixtures/sessionOptions";
import type { CaseChoice, ComplexCase } from "../../flow/complexCase";
import { field } from "../../flow/field";
import { createLogger } from "../../kernel/logger";
import { phrases } from "../../kernel/phrase";
import { fail } from "../../kernel/result";
import { z } from "../../kernel/zod";
import { line as auto } from "../../lines/auto/line";
import { bundledConfig } from "../../partner/bundledConfig";
import { createSession } from "../../session/createSession";
import type { FieldError } from "../../session/effectOutcome";
import { ComplexCases } from "./ComplexCases";
import type { Navigator } from "../navigation/navigator";

const label = phrases("test", { text: "Text" }).text;
const known: ComplexCase = {
  id: "addressNotFound",
  title: label,
  body: label,
  main: { label, outcome: { kind: "contact" } },
  secondary: { label, outcome: { kind: "edit" } },
  dismissible: true,
  reason: "address_not_found",
  art: "none",
};
const answer = field("answer", z.string(), { label: "Your answer", initial: "" });
const besidePrices = field("quick", z.string(), { initial: "" });
const selection = aSelection();

const screens = { asking: [answer], quotes: [besidePrices], loading: [] } as const;

/** The case's place in the address. */
const atCase = "auto-complex-address-not-found";

/** Raises a case of auto on a screen with a question, on the quotes, or on one that continues automatically. */
function open(given: Partial<ComplexCase> = {}, screen: keyof typeof screens = "asking", goesOn = true, pages: Partial<typeof bundledConfig> = {}) {
  const found = { ...known, ...given };
  const modal = signal<string | null>(null);
  const done: string[] = [];
  const tracked: unknown[] = [];
  const session = createSession(sessionOptions({
    partner: aPartner({ lines: ["auto"], config: { ...bundledConfig, ...pages } }),
    logger: createLogger([({ code }) => void done.push(code)]),
    analytics: { track: (event) => tracked.push(event), place: { line: null, step: null }, dispose: () => undefined },
    api: { call: (endpoint, { body }: never) => (done.push(`${endpoint.id} ${(body as { recordType: string }).recordType}`), Promise.resolve(fail({ type: "about:blank", title: "", status: 409, code: "LEAD_FINALIZED" }))) } as Client,
  }));
  session.line.value = { ...auto, cases: [found] };
  session.application.value = { id: "a", token: "t", line: "auto", revision: 1, ratedWith: "hash" };
  session.selection.value = selection;
  const position = { step: "driver", detail: null };
  const navigator = {
    modal,
    view: signal({ path: "auto/driver", position, step: { fields: screens[screen], transient: screen === "loading" } }),
    go: (to: string) => Promise.resolve(void done.push(`go ${to}`)),
    to: ({ step }: { step: string }) => Promise.resolve(void done.push(`to ${step}`)),
    returnTo: ({ step }: { step: string }) => Promise.resolve(void done.push(`return to ${step}`)),
    openModal: (value: string, mode: string) => {
      done.push(`open ${mode}`);
      modal.value = value;
    },
    closeModal: (mode: string) => {
      done.push(`close ${mode}`);
      modal.value = null;
      return travel;
    },
  } as unknown as Navigator;
  const mark = ({ field: { name }, message, by }: FieldError, focused: boolean): void => void done.push(`${focused ? "lead to" : "mark"} ${name} ${String(by?.value)}: ${message.english}`);
  const desk = new ComplexCases({ session, navigator, emit: () => goesOn, mark, showMarked: () => void done.push("scroll to the answer") });
  const raised = async () => {
    desk.raise(found.id);
    await vi.waitFor(() => expect(desk.open.peek()?.found.id).toBe(found.id));
    done.length = 0;
  };
  return { desk, session, modal, done, tracked, raised, found };
}

/** The browser's way back to the entry below a case. */
let travel = Promise.resolve();
/** Lets the browser's next way back take until the function is called. */
const travels = (): (() => void) => {
  let arrive = (): void => undefined;
  travel = new Promise((resolve) => (arrive = resolve));
  return arrive;
};

beforeEach(() => void (travel = Promise.resolve()));
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("a complex case", () => {
  it("is open, on the session, in the address and in analytics once raised", async () => {
    const { desk, session, modal, tracked, raised } = open();
    await raised();
    expect(desk.open.peek()?.found.id).toBe("addressNotFound");
    expect(session.complex.peek()).toEqual({ scenario: "addressNotFound", reason: "address_not_found" });
    expect(session.openCase.peek()).toMatchObject({ scenario: "addressNotFound", line: "auto" });
    expect(modal.peek()).toBe(atCase);
    expect(tracked).toEqual([{ event: "complex_modal", type: "addressNotFound", product: "PERSONAL_AUTO", reason: "address_not_found" }]);
  });

  it("has the reason that it is raised for, if that says more than its own", () => {
    const { desk, session, tracked, found } = open();
    desk.raise(found.id, "TIMED_OUT");
    expect([session.complex.peek(), session.openCase.peek(), ...tracked]).toMatchObject(Array(3).fill({ reason: "TIMED_OUT" }));
  });

  it("shows and reports nothing if the line doesn't know it", () => {
    const { desk, done, tracked } = open();
    desk.raise("codeNotSupported");
    expect([desk.open.peek(), tracked, done]).toEqual([null, [], ["unknown-case"]]);
  });

  it("clears the address, then leads to an advisor after 400 ms, still flagged", async () => {
    const { desk, session, done, raised, found } = open();
    await raised();
    desk.choose(found.main);
    expect(desk.open.peek()).toBeNull();
    expect(done).toEqual(["close return"]);
    vi.advanceTimersByTime(timings.modalNavigate - 1);
    expect(done).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["close return", "go auto/finalize/contact"]);
    expect(session.complex.peek()).not.toBeNull();
  });

  it("goes nowhere once the widget is gone", async () => {
    const { desk, session, modal, done, raised, found } = open();
    await raised();
    desk.choose(found.main);
    session.dispose();
    vi.advanceTimersByTime(timings.modalNavigate);
    modal.value = atCase;
    await Promise.resolve();
    expect(done).toEqual(["close return"]);
  });

  it("resets the flag when dismissed, and keeps the selection and the quotes", async () => {
    const { desk, session, done, raised } = open();
    await raised();
    desk.dismiss();
    expect(done).toEqual(["close below"]);
    expect([session.complex.peek(), session.openCase.peek()]).toEqual([null, null]);
    expect(session.selection.peek()).toEqual(selection);
    expect(session.application.peek()?.ratedWith).toBe("hash");
  });

  it.each(["edit", "back", "locations", "firstStep"] as const)("only closes on Escape, though its own link does more (%s)", async (kind) => {
    const { desk, done, raised } = open({ secondary: { label, outcome: { kind } } });
    await raised();
    desk.dismiss();
    expect(done).toEqual(["close below"]);
  });

  it.each([true, false])("closes on Back without a new history entry, dismissible or not (%s)", async (dismissible) => {
    const { desk, session, modal, done, raised } = open({ dismissible });
    await raised();
    modal.value = null;
    await Promise.resolve();
    expect(desk.open.peek()).toBeNull();
    expect([session.complex.peek(), session.openCase.peek()]).toEqual([null, null]);
    expect(done).toEqual([]);
    desk.raise("addressNotFound");
    expect(done).toEqual(["open push"]);
  });

  it("stays open on Escape if it can't be dismissed; its own link works", async () => {
    const { desk, session, done, raised, found } = open({ dismissible: false });
    await raised();
    desk.dismiss();
    expect(desk.open.peek()).not.toBeNull();
    expect(done).toEqual([]);
    desk.choose(found.secondary!);
    expect([desk.open.peek(), session.complex.peek()]).toEqual([null, null]);
    expect(session.application.peek()?.ratedWith).toBe("hash");
  });

  it("marks the answer it is about and moves the focus there; a reload marks it again", async () => {
    const about = () => ({ field: answer, message: label });
    const { desk, session, modal, done, found } = open({ about });
    session.set(answer, "as typed");
    desk.raise(found.id);
    expect(desk.open.peek()?.about?.message).toBe(label);
    const arrive = travels();
    desk.choose(found.secondary!);
    await Promise.resolve();
    expect(done).toEqual(["open push", "mark answer as typed: Text", "close below"]);
    arrive();
    await vi.waitFor(() => expect(done).toEqual(["open push", "mark answer as typed: Text", "close below", "lead to answer as typed: Text"]));

    done.length = 0;
    session.openCase.value = { scenario: found.id, reason: "address_not_found", line: "auto" };
    modal.value = atCase;
    desk.restore();
    expect(done).toEqual(["open replace", "mark answer as typed: Text"]);
  });

  it.each([
    ["Back", ["scroll to the answer"]],
    ["Escape", ["close below", "scroll to the answer"]],
  ] as const)("shows the answer it is about after %s, once the browser is back, and leaves the focus", async (way, expected) => {
    const { desk, modal, done, raised } = open({ about: () => ({ field: answer, message: label }) });
    await raised();
    const arrive = travels();
    if (way === "Back") modal.value = null;
    else desk.dismiss();
    await Promise.resolve();
    expect(done).not.toContain("scroll to the answer");
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(expected);
  });

  it("marks the answer that raised it in the form of one item", async () => {
    const { desk, done, found } = open();
    desk.raise(found.id, undefined, { field: { ...answer, name: "vin" }, message: label, by: { source: "case", value: "1FTEW1E50JFA00001" } });
    desk.choose(found.secondary!);
    const marked = ["mark vin 1FTEW1E50JFA00001: Text", "lead to vin 1FTEW1E50JFA00001: Text"];
    await vi.waitFor(() => expect(done.filter((what) => what.includes("vin"))).toEqual(marked));
  });

  it("marks nothing if the screen doesn't ask the answer it is about", async () => {
    const { desk, raised, done, found } = open({ about: () => ({ field: { ...answer, name: "another" }, message: label }) });
    await raised();
    expect(desk.open.peek()?.about).toBeNull();
    desk.choose(found.secondary!);
    expect(done).toEqual(["close below"]);
  });

  const call = { main: { label, outcome: { kind: "call" } } } as const;
  it.each([
    ["whose modal shows the number", { showsPhone: true }, ["updateLead COMPLEX", "updateLead HAPPY"]],
    ["whose button dials", call, ["updateLead COMPLEX", "updateLead HAPPY"]],
    ["without a number", {}, []],
  ] as const)("%s is on the lead as long as it is one", async (_name, given, told) => {
    const { desk, session, done, found } = open(given);
    session.lead.value = { id: "l", token: "t", revision: 1, status: "CAPTURED" };
    desk.raise(found.id);
    await vi.waitFor(() => expect(session.pendingLeadUpdates.peek()).toBe(0));
    desk.dismiss();
    await vi.waitFor(() => expect(session.pendingLeadUpdates.peek()).toBe(0));
    expect(done.filter((what) => what.startsWith("updateLead"))).toEqual(told);
  });

  it.each(["contact", "phone"] as const)("is sent with the lead, once, when the visitor continues to an advisor (%s)", async (kind) => {
    const { desk, session, done, raised } = open();
    session.lead.value = { id: "l", token: "t", revision: 1, status: "CAPTURED" };
    await raised();
    for (const _press of ["first", "second"]) desk.choose({ label, outcome: { kind } });
    await vi.waitFor(() => expect(session.pendingLeadUpdates.peek()).toBe(0));
    expect(done.filter((what) => what.startsWith("updateLead"))).toEqual(["updateLead COMPLEX"]);
  });

  it("stays open when its button dials, and reports the call", async () => {
    const { desk, session, done, tracked, raised, found } = open({ main: { label, outcome: { kind: "call" } }, dismissible: false });
    await raised();
    desk.choose(found.main);
    expect(desk.open.peek()?.found.id).toBe(found.id);
    expect(session.complex.peek()).not.toBeNull();
    expect(done).toEqual([]);
    expect(tracked.at(-1)).toEqual({ event: "finalize", by: "phone" });
  });

  it.each(["dismiss", "Back"])("leaves the quotes' screen as it is on %s when there are no quotes", async (how) => {
    const { desk, session, modal, done, raised } = open({ secondary: { label, outcome: { kind: "back" } } }, "quotes");
    await raised();
    if (how === "dismiss") desk.dismiss();
    else modal.value = null;
    await Promise.resolve();
    expect(desk.open.peek()).toBeNull();
    expect(done).toEqual(how === "dismiss" ? ["close below"] : []);
    expect(session.application.peek()?.ratedWith).toBe("hash");
  });

  it("is raised again when the quotes are shown again, if there are none and it can't be dismissed", async () => {
    const { session, modal, raised } = open({ dismissible: false }, "quotes");
    await raised();
    modal.value = null;
    expect(session.application.peek()?.ratedWith).toBeNull();
  });

  it.each(["back", "edit"] as const)("goes back one page from the quotes by its link (%s)", async (kind) => {
    const { desk, session, done, raised } = open({}, "quotes");
    await raised();
    desk.choose({ label, outcome: { kind } });
    expect([desk.open.peek(), done]).toEqual([null, ["return to address"]]);
    expect(session.application.peek()?.ratedWith).toBeNull();
  });

  it.each([
    ["edit", "dismiss"],
    ["edit", "main"],
    ["back", "Back"],
    ["back", "main"],
    ["localAgent", "main"],
  ] as const)("on a loading screen begins the line again (%s, by %s)", async (kind, how) => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const choice: CaseChoice = { label, outcome: { kind } };
    const { desk, session, modal, done, raised, found } = open({ main: choice, secondary: choice }, "loading");
    session.advance({ completed: ["address"], effects: { "address:verify": "x" } });
    await raised();
    if (how === "dismiss") desk.dismiss();
    else if (how === "main") desk.choose(found.main);
    else modal.value = null;
    await Promise.resolve();
    expect(done).toEqual(["return to address"]);
    expect([desk.open.peek(), session.complex.peek(), session.application.peek()]).toEqual([null, null, null]);
    expect(session.progress().completed).toEqual([]);
    expect(opened).toHaveBeenCalledTimes(kind === "localAgent" ? 1 : 0);
    opened.mockRestore();
  });

  it.each([
    [{ localAgentUrl: "https://agents.example" }, "https://agents.example"],
    [{}, bundledConfig.locationsUrl],
  ])("opens the partner's page of local agents beside the question, or that of its locations: %o", async (pages, url) => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { desk, done, raised, found } = open({ main: { label, outcome: { kind: "localAgent" } } }, "asking", true, pages);
    await raised();
    desk.choose(found.main);
    expect(opened.mock.calls).toEqual([[url, "_blank", "noopener"]]);
    expect([desk.open.peek(), done]).toEqual([null, ["close below"]]);
    opened.mockRestore();
  });

  it.each([true, false])("leaves the page by its own link to locations unless the host cancels that (%s)", async (goesOn) => {
    const { desk, session, done, raised, found } = open({ secondary: { label, outcome: { kind: "locations" } } }, "asking", goesOn);
    session.leaving.subscribe((leaving) => leaving && done.push("leave"));
    await raised();
    desk.choose(found.secondary!);
    expect(done).toEqual(["close replace", ...(goesOn ? ["leave"] : [])]);
    expect(session.complex.peek()).toBeNull();
  });

  it("doesn't reopen on Forward once closed", async () => {
    const { desk, modal, done, raised } = open();
    desk.restore();
    await raised();
    desk.dismiss();
    done.length = 0;
    modal.value = atCase;
    await Promise.resolve();
    expect(desk.open.peek()).toBeNull();
    expect(done).toEqual(["close return"]);
  });

  it("is no place in history for a press on Forward while its advisor's page opens", async () => {
    const { desk, modal, done, raised, found } = open();
    await raised();
    desk.choose(found.main);
    modal.value = atCase;
    await Promise.resolve();
    expect([desk.open.peek(), done]).toEqual([null, ["close return", "close return"]]);
  });

  const stored = { scenario: "addressNotFound", reason: "TIMED_OUT", line: "auto" } as const;
  it.each([
    ["reopens, still in the address", stored, atCase, [stored, "open replace"]],
    ["reopens on a page that keeps its address to itself", stored, null, [stored, "open replace"]],
    ["isn't another line's", { ...stored, line: "renters" }, null, [null]],
    ["isn't another case in the address", stored, "auto-complex-code-not-supported", [null, "close replace"]],
    ["isn't one that was closed before", null, atCase, [null, "close replace"]],
    ["takes nothing else for itself", null, null, [null]],
  ] as const)("after a reload %s", async (_what, openCase, at, [reopened, ...moves]) => {
    const { desk, session, modal, done, tracked } = open();
    session.openCase.value = openCase;
    modal.value = at;
    desk.restore();
    expect(desk.open.peek()?.found.id ?? null).toBe(reopened?.scenario ?? null);
    expect(session.complex.peek()?.reason).toBe(reopened?.reason);
    expect([tracked, done]).toEqual([[], moves]);

    // Forward to an entry from before the reload, or another dialog.
    if (reopened) return;
    done.length = 0;
    modal.value = "customize";
    await Promise.resolve();
    expect(done).toEqual([]);
    modal.value = atCase;
    await Promise.resolve();
    expect(done).toEqual(["close return"]);
  });
});
