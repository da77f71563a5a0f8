// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../api/client";
import { timings } from "../business/timings";
import type { ComplexCase } from "../flow/complexCase";
import { createLogger } from "../kernel/logger";
import { phrases } from "../kernel/phrase";
import { bundledConfig } from "../partner/bundledConfig";
import { line as auto } from "../lines/auto/line";
import { createSession } from "../session/createSession";
import { createComplexCases } from "./complexCases";
import type { Navigator } from "./navigator";

const label = phrases("test", { text: "Text" }).text;
const known: ComplexCase = {
  id: "addressNotFound",
  title: label,
  body: label,
  main: { label, outcome: { kind: "contact" } },
  secondary: { label, outcome: { kind: "close" } },
  dismissible: true,
  reason: "address_not_found",
  art: "none",
};
const selection = { kind: "quote", quoteId: "1", carrierSpecificQuoteId: null, carrierId: "a", carrierName: "A", premium: 1, term: 6, bindable: false } as const;

function open(given: Partial<ComplexCase> = {}, goesOn = true, transient = false) {
  const found = { ...known, ...given };
  const modal = signal<string | null>(null);
  const done: string[] = [];
  const tracked: unknown[] = [];
  const session = createSession({
    partner: { requestedId: "default", config: bundledConfig, wording: {}, css: "", lines: ["auto"], flags: new Set() },
    storage: { read: () => null, write: () => undefined, clear: () => undefined },
    logger: createLogger([]),
    analytics: { track: (event) => tracked.push(event), place: { line: null, step: null }, dispose: () => undefined },
    environment: "local",
    stateFilterOff: false,
    api: {} as Client,
    now: () => new Date(2026, 5, 15),
  });
  session.line.value = { ...auto, cases: [found] };
  session.application.value = { id: "a", token: "t", line: "auto", revision: 1, ratedWith: "hash" };
  session.selection.value = selection;
  const position = { step: "driver", detail: null };
  const navigator = {
    modal,
    view: signal({ path: "auto/driver", position, step: { transient } }),
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
    },
  } as unknown as Navigator;
  const desk = createComplexCases({ session, navigator, emit: () => goesOn });
  const raised = async () => {
    desk.raise(found.id);
    await vi.waitFor(() => expect(desk.open.peek()?.id).toBe(found.id));
    done.length = 0;
  };
  return { desk, session, modal, done, tracked, raised, found };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("a complex case", () => {
  it("is open, recorded, in the address and told of once raised", async () => {
    const { desk, session, modal, tracked, raised } = open();
    await raised();
    expect(desk.open.peek()?.id).toBe("addressNotFound");
    expect(session.complex.peek()).toEqual({ scenario: "addressNotFound", reason: "address_not_found" });
    expect(session.openCase.peek()).toMatchObject({ scenario: "addressNotFound", line: "auto" });
    expect(modal.peek()).toBe("auto-complex-address-not-found");
    expect(tracked).toEqual([{ event: "complex_modal", type: "addressNotFound", product: "PERSONAL_AUTO", reason: "address_not_found" }]);
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
    const { desk, session, done, raised, found } = open();
    await raised();
    desk.choose(found.main);
    session.dispose();
    vi.advanceTimersByTime(timings.modalNavigate);
    expect(done).toEqual(["close return"]);
  });

  it.each([
    ["resets the flag and the quotes", {}, null, null],
    ["keeps the quotes of a tricky case", { keepsFlow: true }, selection, "hash"],
  ] as const)("dismissed %s", async (_name, given, kept, rated) => {
    const { desk, session, done, raised } = open(given);
    await raised();
    desk.dismiss();
    expect(done).toEqual(["close return"]);
    expect([session.complex.peek(), session.openCase.peek()]).toEqual([null, null]);
    expect(session.selection.peek()).toEqual(kept);
    expect(session.application.peek()?.ratedWith).toBe(rated);
  });

  it("that can't be dismissed stays open on Escape and is put back by Back; its named way out works", async () => {
    const { desk, session, modal, done, raised, found } = open({ dismissible: false });
    await raised();
    desk.dismiss();
    modal.value = null;
    await Promise.resolve();
    expect(desk.open.peek()).not.toBeNull();
    expect(done).toEqual(["open push"]);
    desk.choose(found.secondary!);
    expect(desk.open.peek()).toBeNull();
    expect(session.complex.peek()).toBeNull();
  });

  it("whose button dials stays open, and is told of", async () => {
    const { desk, session, done, tracked, raised, found } = open({ main: { label, outcome: { kind: "call" } }, dismissible: false });
    await raised();
    desk.choose(found.main);
    expect(desk.open.peek()?.id).toBe(found.id);
    expect(session.complex.peek()).not.toBeNull();
    expect(done).toEqual([]);
    expect(tracked.at(-1)).toEqual({ event: "finalize", by: "phone" });
  });

  it("is closed and reset by Back", async () => {
    const { desk, session, modal, done, raised } = open();
    await raised();
    modal.value = null;
    await Promise.resolve();
    expect([desk.open.peek(), session.complex.peek(), session.openCase.peek(), session.selection.peek()]).toEqual([null, null, null, null]);
    expect(done).toEqual([]);
  });

  it.each(["dismiss", "Back"])("without quotes goes back one page on %s", async (how) => {
    const { desk, modal, done, raised } = open({ secondary: { label, outcome: { kind: "back" } } });
    await raised();
    if (how === "dismiss") desk.dismiss();
    else modal.value = null;
    await Promise.resolve();
    expect(desk.open.peek()).toBeNull();
    expect(done).toEqual(["return to address"]);
  });

  it.each([
    ["close", "dismiss"],
    ["back", "dismiss"],
    ["back", "Back"],
    ["localAgent", "main"],
  ] as const)("on a loading screen begins the line again (%s, by %s)", async (kind, how) => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const choice = { label, outcome: { kind } } as const;
    const { desk, session, modal, done, raised, found } = open({ main: choice, secondary: choice, keepsFlow: true }, true, true);
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

  it("about an area leaves the page by its dismiss link, not by Back, and not where the host says no", async () => {
    const { desk, session, modal, raised } = open({ secondary: { label, outcome: { kind: "locations" } } }, false);
    await raised();
    modal.value = null;
    expect(desk.open.peek()).toBeNull();
    await raised();
    desk.dismiss();
    expect(session.leaving.peek()).toBe(false);
  });

  it("that is closed doesn't come back by Forward", async () => {
    const { desk, modal, done, raised } = open();
    await desk.restore();
    await raised();
    desk.dismiss();
    done.length = 0;
    modal.value = "auto-complex-address-not-found";
    await Promise.resolve();
    expect(desk.open.peek()).toBeNull();
    expect(done).toEqual(["close return"]);
  });

  it("opens again on a reload, untracked; another one in the address doesn't", async () => {
    const { desk, session, modal, tracked } = open();
    session.openCase.value = { scenario: "addressNotFound", reason: "address_not_found", line: "auto" };
    modal.value = "auto-complex-address-not-found";
    await desk.restore();
    expect(desk.open.peek()?.id).toBe("addressNotFound");
    expect(tracked).toEqual([]);

    const other = open();
    other.modal.value = "auto-complex-code-not-supported";
    await other.desk.restore();
    expect(other.desk.open.peek()).toBeNull();
    expect(other.modal.peek()).toBeNull();
  });
});
