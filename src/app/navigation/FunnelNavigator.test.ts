// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LineSlug } from "../../business/lines";
import { aPartner, sessionOptions } from "../../fixtures/sessionOptions";
import { line as auto } from "../../lines/auto/line";
import { line as life } from "../../lines/life/line";
import { line as other } from "../../lines/other/line";
import type { Line } from "../../session/line";
import { createSession } from "../../session/createSession";
import { FunnelNavigator } from "./FunnelNavigator";
import type { RouterAdapter } from "./router";

const { load } = vi.hoisted(() => ({ load: new Map<string, () => Promise<{ line: unknown }>>() }));
vi.mock("../../lines/lines", () => ({ lines: { auto: () => load.get("auto")?.(), life: () => load.get("life")?.(), other: () => load.get("other")?.() } }));

/** The line's module arrives when the returned function is called. */
function late(slug: LineSlug, line: Line): () => void {
  let arrive = (): void => undefined;
  load.set(slug, () => new Promise((resolve) => (arrive = () => resolve({ line }))));
  return () => arrive();
}

const today = new Date(2026, 5, 15);

/** A visitor on a page that was loaded at a route, or at the type selection; addresses and changes of line are recorded. */
async function visitor(loaded: string | null = null, stored: unknown = null, own: Partial<RouterAdapter> = {}) {
  const written: string[] = [];
  const changed: string[] = [];
  const left: (string | undefined)[] = [];
  const stayed: (string | undefined)[] = [];
  const session = createSession(sessionOptions({ partner: aPartner({ lines: ["auto", "life"] }), storage: { read: () => stored, write: () => undefined, clear: () => undefined }, now: () => today }));
  const navigator: FunnelNavigator = new FunnelNavigator({
    session,
    adapter: {
      read: () => loaded,
      push: (route) => void written.push(route),
      replace: (route) => void written.push(route),
      listen: () => () => undefined,
      href: () => "#",
      ...own,
    },
    offered: () => ["auto", "life"],
    home: () => "",
    onLeave: () => void left.push(navigator.view.peek()?.path),
    onStay: () => void stayed.push(navigator.view.peek()?.path),
    onShown: () => undefined,
    onReferral: () => undefined,
    onLineChange: (line) => {
      changed.push(line.slug);
      session.line.value = line;
    },
  });
  await navigator.start("");
  /** The page's route once the first screen is shown. */
  const address = written.at(-1) ?? loaded;
  written.length = 0;
  const at = (): string => `${session.line.peek()?.slug ?? "no line"}: ${navigator.view.peek()?.path ?? ""}`;
  return { session, navigator, address, written, changed, left, stayed, at };
}

afterEach(() => load.clear());

describe("a visitor who picks another line while the first one loads", () => {
  it("gets the line picked last, even if the first one arrives later", async () => {
    const { navigator, written, changed, at } = await visitor();
    const autoArrives = late("auto", auto);
    const lifeArrives = late("life", life);
    const first = navigator.go("auto");
    const second = navigator.go("life");
    lifeArrives();
    await second;
    autoArrives();
    await first;
    expect(at()).toBe("life: life/address");
    expect(written).toEqual(["life/address"]);
    expect(changed).toEqual([]);
  });

  it("sees no failure of the first line", async () => {
    const { session, navigator, at } = await visitor();
    let fail = (): void => undefined;
    load.set("auto", () => new Promise((_resolve, reject) => (fail = () => reject(new Error("offline")))));
    load.set("life", () => Promise.resolve({ line: life }));
    const first = navigator.go("auto");
    await navigator.go("life");
    fail();
    await first;
    expect(at()).toBe("life: life/address");
    expect(session.notices.list.peek()).toEqual([]);
  });
});

it("each screen but the first tells the one before that it goes, while that is still shown", async () => {
  const { navigator, left } = await visitor();
  expect(left).toEqual([]);
  load.set("auto", () => Promise.resolve({ line: auto }));
  await navigator.go("auto");
  await navigator.go("auto/address");
  expect(left).toEqual([""]);
});

describe("a page whose router travels back without a word, or not at all", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes on after two seconds", async () => {
    const { session, navigator, at } = await visitor();
    navigator.use({ read: () => null, push: () => undefined, replace: () => undefined, back: () => true, listen: () => () => undefined, href: () => "#" });
    load.set("auto", () => Promise.resolve({ line: auto }));
    await navigator.go("auto");
    navigator.openModal("menu", "push");
    const closed = navigator.closeModal("return");
    await vi.advanceTimersByTimeAsync(2_000);
    await closed;
    const travelled = navigator.travelTo("auto/finalize/phone");
    await vi.advanceTimersByTimeAsync(1_999);
    expect(at()).toBe("auto: auto/address");
    await vi.advanceTimersByTimeAsync(1);
    await travelled;
    expect([navigator.view.peek()?.path, session.notices.list.peek()]).toEqual(["auto/finalize/phone", []]);
  });
});

describe("a widget that was removed", () => {
  it("neither shows nor writes a route that was still loading", async () => {
    const { session, navigator, written, at } = await visitor();
    const arrives = late("auto", auto);
    const going = navigator.go("auto");
    session.dispose();
    arrives();
    await going;
    navigator.openModal("auto-complex-code-not-supported", "push");
    expect(at()).toBe("no line: ");
    expect(written).toEqual([]);
  });
});

describe("a page that is loaded without an answer in its line", () => {
  const begun = {
    version: 1,
    savedAt: today.getTime(),
    line: "auto",
    answers: {},
    drafts: {},
    journeys: { auto: { completed: [], furthestGroup: 0, effects: {}, at: "auto/address" } },
    application: null,
    lead: null,
    selection: null,
    openCase: null,
    complex: null,
    outcome: null,
    sessionId: "session",
  };
  beforeEach(() => {
    load.set("auto", () => Promise.resolve({ line: auto }));
    load.set("life", () => Promise.resolve({ line: life }));
    load.set("other", () => Promise.resolve({ line: other }));
  });

  it.each([
    ["", "nothing", ""],
    ["nowhere", "nothing", ""],
    ["auto", "nothing", "auto/address"],
    ["auto/", "nothing", "auto/address"],
    ["auto/address", "nothing", "auto/address"],
    ["auto/address/", "nothing", "auto/address"],
    ["auto/driver", "nothing", "auto/address"],
    ["auto/driver/7", "nothing", "auto/address"],
    ["auto/policy-compare", "nothing", "auto/address"],
    ["auto/finalize/contact", "nothing", "auto/finalize/contact"],
    ["auto/finalize/phone", "nothing", "auto/address"],
    ["auto/finalize/success", "nothing", "auto/address"],
    ["life/finalize/phone", "nothing", "life/address"],
    ["finalize/contact", "nothing", "finalize/contact"],
    ["finalize/phone", "nothing", "finalize/contact"],
    ["auto/finalize/phone", "auto begun", "auto/finalize/phone"],
    ["life/finalize/phone", "auto begun", "life/address"],
    ["finalize/phone", "auto begun", "finalize/phone"],
    ["auto/removed-step", "nothing", "auto/address"],
    ["auto/removed-step", "auto begun", "auto/address"],
  ])("%s, with %s, shows %s", async (route, stored, shown) => {
    const { navigator, address } = await visitor(route, stored === "nothing" ? null : begun);
    expect([navigator.view.peek()?.path, address]).toEqual([shown, shown]);
  });

  it("shows the nearest earlier step if the stored one no longer exists", async () => {
    const auto = { completed: ["address", "removed-step"], furthestGroup: 0, effects: {}, at: "auto/removed-step" };
    const { at, written } = await visitor("auto/removed-step", { ...begun, journeys: { auto } });
    expect(at()).toBe("auto: auto/address");
    expect(written).toEqual([]);
  });

  it("lets a visitor go from there to the advisor's number", async () => {
    const { navigator, at } = await visitor("auto/address");
    await navigator.go("auto/finalize/phone");
    expect(at()).toBe("auto: auto/finalize/phone");
  });
});

describe("a browser that travels to the entry of a screen that can't be shown", () => {
  it("says that the screen stays, for its scroll position to be mended", async () => {
    const { navigator, stayed, at } = await visitor();
    const lifeArrives = late("life", life);
    const first = navigator.go("life/address");
    lifeArrives();
    await first;
    await navigator.go("life/health", "none");
    expect([at(), stayed]).toEqual(["life: life/address", ["life/address"]]);
    await navigator.go("life/address", "none");
    expect(stayed).toHaveLength(1);
  });
});

describe("a page that is late", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("offers to try again, and closes the offer when the page arrives after all", async () => {
    const { session, navigator, at } = await visitor();
    const arrives = late("auto", auto);
    const going = navigator.go("auto");
    vi.advanceTimersByTime(9_000);
    expect(session.notices.list.peek()).toEqual([]);
    vi.advanceTimersByTime(51_000);
    expect(session.notices.list.peek().map(({ text, action }) => [text.english, action?.label.english])).toEqual([["The next page is taking a while to load. You can wait, or try again.", "Try again"]]);
    arrives();
    await going;
    expect(at()).toBe("auto: auto/address");
    expect(session.notices.list.peek()).toEqual([]);
  });

  it("offers nothing once the visitor has asked for another page", async () => {
    const { session, navigator } = await visitor();
    late("auto", auto);
    void navigator.go("auto");
    load.set("life", () => Promise.resolve({ line: life }));
    await navigator.go("life");
    vi.advanceTimersByTime(60_000);
    expect(session.notices.list.peek()).toEqual([]);
  });
});

/** A page's history of entries, as a browser keeps it. */
function historyOf(first: string) {
  const entries = [first];
  let tell = (_route: string | null): void => undefined;
  let stopped = 0;
  const adapter: RouterAdapter = {
    read: () => entries.at(-1)!,
    push: (route) => void entries.push(route),
    replace: (route) => void entries.splice(-1, 1, route),
    back(route) {
      const at = entries.lastIndexOf(route, -2);
      if (at === -1) return false;
      entries.length = at + 1;
      queueMicrotask(() => tell(route));
      return true;
    },
    listen(onChange) {
      tell = onChange;
      return () => void (stopped += 1);
    },
    href: (route) => `#${route}`,
  };
  return { adapter, entries, travel: (route: string | null) => tell(route), stops: () => stopped };
}

describe("a dialog", () => {
  beforeEach(() => void load.set("auto", () => Promise.resolve({ line: auto })));
  const standing = async (first = "auto/address") => {
    const page = historyOf(first);
    return { ...page, ...(await visitor(first, null, page.adapter)) };
  };

  it("is an entry of its own, from which closing it travels back", async () => {
    const { navigator, entries } = await standing();
    navigator.openModal("menu", "push");
    expect([navigator.modal.peek(), entries]).toEqual(["menu", ["auto/address", "auto/address?modal=menu"]]);
    await navigator.closeModal("return");
    expect([navigator.modal.peek(), entries]).toEqual([null, ["auto/address"]]);
  });

  it("of a case returns to the dialog from which it was raised, if it is asked to", async () => {
    const { navigator, entries } = await standing();
    navigator.openModal("customize", "push");
    navigator.openModal("auto-complex-too-expensive", "push");
    await navigator.closeModal("below");
    expect([navigator.modal.peek(), entries]).toEqual(["customize", ["auto/address", "auto/address?modal=customize"]]);
    navigator.openModal("auto-complex-too-expensive", "push");
    await navigator.closeModal("return");
    expect([navigator.modal.peek(), entries]).toEqual([null, ["auto/address"]]);
  });

  it("below one that has closed isn't returned to a second time", async () => {
    const { navigator } = await standing();
    navigator.openModal("customize", "push");
    navigator.openModal("auto-complex-too-expensive", "push");
    await navigator.closeModal("return");
    navigator.openModal("auto-complex-too-expensive", "replace");
    await navigator.closeModal("below");
    expect(navigator.modal.peek()).toBeNull();
  });

  it("takes another's place without an entry, and stays in the address where it can't be travelled back from", async () => {
    const { navigator, entries } = await standing();
    navigator.openModal("menu", "push");
    navigator.openModal("customize", "replace");
    expect(entries).toEqual(["auto/address", "auto/address?modal=customize"]);
    await navigator.closeModal("replace");
    expect(entries).toEqual(["auto/address", "auto/address"]);
  });

  it.each([
    ["menu", null, "auto/address"],
    ["auto-complex-code-not-supported", "auto-complex-code-not-supported", "auto/address?modal=auto-complex-code-not-supported"],
  ])("%s is open after a reload: %s", async (value, open, address) => {
    const { navigator, entries } = await standing(`auto/address?modal=${value}`);
    expect([navigator.modal.peek(), entries]).toEqual([open, [address]]);
  });
});

it("travels to the start of the page where the address has no route", async () => {
  load.set("auto", () => Promise.resolve({ line: auto }));
  const { adapter, travel } = historyOf("auto/address");
  const { navigator } = await visitor("auto/address", null, adapter);
  travel(null);
  await vi.waitFor(() => expect(navigator.view.peek()?.path).toBe(""));
});

it("gives the address to another router, and leaves the one before", async () => {
  load.set("auto", () => Promise.resolve({ line: auto }));
  const [before, after] = [historyOf("auto/address"), historyOf("elsewhere")];
  const leave = vi.fn();
  const { navigator, session } = await visitor("auto/address", null, { ...before.adapter, leave });
  navigator.use(after.adapter);
  expect([leave.mock.calls.length, before.stops(), after.entries]).toEqual([1, 1, ["auto/address"]]);
  session.dispose();
  expect(after.stops()).toBe(1);
});

it("names the page without the route where the host's router doesn't", async () => {
  const { navigator } = await visitor(null, null, {});
  expect(navigator.pageUrl()).toBe(window.location.href.split("#", 1)[0]);
  navigator.use({ ...historyOf("").adapter, page: () => "https://host.example/quotes" });
  expect(navigator.pageUrl()).toBe("https://host.example/quotes");
});

describe("a page that doesn't load", () => {
  const failing = async (served: () => Response | Promise<Response>) => {
    const seen = await visitor();
    vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve().then(served));
    load.set("auto", () => Promise.reject(new Error("offline")));
    await seen.navigator.go("auto");
    vi.mocked(window.fetch).mockRestore();
    return { ...seen, said: () => seen.session.notices.list.peek().map(({ kind, text, action }) => [kind, text.english, action?.label.english]) };
  };

  it.each([
    ["can't be reached", () => Promise.reject(new Error("offline")), "The next page didn't load. Check your connection and try again.", "Try again"],
    ["has a newer version", () => new Response("other.js"), "This page was updated. Reload it to continue. Your answers are saved.", "Reload"],
    ["has no version of it any more", () => new Response("", { status: 410 }), "This version of the form is no longer available. You can start over on our site.", "Continue on our site"],
  ] as const)("leaves the screen, and says what helps where the server %s", async (_what, served, text, label) => {
    const { said, at } = await failing(served);
    expect([at(), said()]).toEqual(["no line: ", [["error", text, label]]]);
  });

  it("is tried again by the notice's button, which the next page closes", async () => {
    const { session, navigator, at, said } = await failing(() => Promise.reject(new Error("offline")));
    load.set("auto", () => Promise.resolve({ line: auto }));
    session.notices.list.peek()[0]!.action!.run();
    await vi.waitFor(() => expect(navigator.view.peek()?.path).toBe("auto/address"));
    expect([at(), said()]).toEqual(["auto: auto/address", []]);
  });

  it("says nothing to a visitor who has asked for another one meanwhile", async () => {
    const { session, navigator } = await visitor();
    let answer = (_found: Response): void => undefined;
    vi.spyOn(window, "fetch").mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    load.set("auto", () => Promise.reject(new Error("offline")));
    load.set("life", () => Promise.resolve({ line: life }));
    const first = navigator.go("auto");
    await vi.waitFor(() => expect(window.fetch).toHaveBeenCalled());
    await navigator.go("life");
    answer(new Response("", { status: 410 }));
    await first;
    vi.mocked(window.fetch).mockRestore();
    expect(session.notices.list.peek()).toEqual([]);
  });

  it("rejects where there is no screen yet to stay on", async () => {
    load.set("auto", () => Promise.reject(new Error("offline")));
    await expect(visitor("auto/address")).rejects.toThrow("offline");
  });
});
