// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Catalogue } from "../kernel/phrase";
import { bundledConfig } from "../partner/bundledConfig";
import { bundledTheme } from "../partner/bundledTheme";
import type { Published } from "../partner/published";
import type * as resuming from "./incoming/resumeVisit";
import { createWidget } from "./createWidget";
import type { InstanceOptions, Widget } from "./widget";
import type { RouterAdapter } from "./navigation/router";

const { screens, service, retries } = vi.hoisted(() => ({
  retries: [] as (() => void)[],
  screens: { types: () => Promise.resolve({ Screen: () => null, title: { key: "types.title" } }) },
  service: { call: (_endpoint: { readonly id: string }): Promise<unknown> => Promise.resolve({ ok: true }) },
}));
vi.mock("../api/client", () => ({ createClient: () => ({ call: (endpoint: { readonly id: string }) => service.call(endpoint) }) }));
vi.mock("./incoming/resumeVisit", async (original) => {
  const real = await original<typeof resuming>();
  return { ...real, tellResumed: (...[, resumed, retry]: Parameters<typeof resuming.tellResumed>) => (resumed === "failed" ? retries.push(retry) : 0) };
});
vi.mock("./pages/pages", () => ({ pages: { types: () => screens.types() }, loadDrawer: () => Promise.reject(new Error()) }));

const contentOf = (id: string): Published => ({
  publishedAt: 1,
  config: {
    ...bundledConfig,
    id,
    analytics: id !== "silent",
    partnerInsuranceLineType: ["PERSONAL_AUTO", "LIFE"].map((insuranceLineType) => ({ insuranceLineType, leadPath: "ui", include: true })),
  },
  wording: {},
  ...bundledTheme,
});

/** The content network's pending responses, by partner; calling one delivers it. */
const arriving = new Map<string, () => void>();
const arrive = (partner: string): void => arriving.get(partner)?.();

/** Starts a widget whose partners arrive when the test says so; records its address and its events. */
function begin(given: Partial<InstanceOptions> = {}) {
  const written: string[] = [];
  const told: string[] = [];
  const router: RouterAdapter = {
    read: () => null,
    push: (route) => void written.push(route),
    replace: (route) => void written.push(route),
    listen: () => (written.push("listening"), () => void written.push("not listening")),
    href: () => "#",
  };
  const page = new AbortController();
  const instance = createWidget({
    signal: page.signal,
    host: document.createElement("div"),
    partner: "first",
    lines: [],
    instanceId: "1",
    chrome: "minimal",
    titleLevel: 1,
    router,
    environment: "local",
    apiBase: "http://api.example",
    contentBase: "http://content.example",
    emit: (name, detail) => told.push("code" in detail ? detail.code : name) > 0,
    ...given,
  });
  let isReady = false;
  void instance.ready.then(() => (isReady = true), () => undefined);
  return { instance, written, told, isReady: () => isReady, end: () => page.abort() };
}

/** Resolves when only the responses that the test holds back are pending. */
const settled = (): Promise<void> => vi.dynamicImportSettled();

beforeEach(() => {
  arriving.clear();
  vi.spyOn(window, "fetch").mockImplementation((address) => {
    const [, partner] = /^http:\/\/content\.example\/([a-z]+)\/content\.json$/.exec(String(address)) ?? [];
    if (partner === undefined) return Promise.reject(new TypeError("offline"));
    return new Promise((resolve) => arriving.set(partner, () => resolve(Response.json(contentOf(partner)))));
  });
});
afterEach(() => {
  screens.types = () => Promise.resolve({ Screen: () => null, title: { key: "types.title" } });
  vi.restoreAllMocks();
});

describe("a running widget", () => {
  it.each([
    ["local", "?test=e2e", true],
    ["local", "?test=other", false],
    ["prod", "?test=e2e", false],
  ])("in %s at %s stands still: %s", async (environment, search, stands) => {
    window.history.replaceState(null, "", `/${search}`);
    const { instance, isReady, end } = begin({ environment });
    const root = document.createElement("div").attachShadow({ mode: "open" });
    instance.applyTheme(root);
    arrive("first");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    const rules = root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join("");
    expect(rules.includes("animation: none")).toBe(stands);
    end();
    window.history.replaceState(null, "", "/");
  });

  it("opens another partner in the language that is shown if the texts of the one asked for last didn't arrive", async () => {
    const catalogue = (language: string) => (language === "es" ? Promise.reject(new Error("offline")) : Promise.resolve({}));
    const { instance, isReady, told, end } = begin({ catalogue });
    arrive("first");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    instance.update({ language: "es" });
    await vi.waitFor(() => expect(told).toContain("language-unavailable"));
    instance.update({ partner: "another" });
    arrive("another");
    await expect(instance.ready).resolves.toBeUndefined();
    expect(told.filter((code) => code === "language-unavailable")).toHaveLength(1);
    end();
  });

  it("is ready with the new partner, and shows only that one, if the partner changes while it loads", async () => {
    const { instance, isReady, told, end } = begin();
    instance.update({ partner: "second" });
    arrive("first");
    await settled();
    expect(isReady()).toBe(false);
    expect(told).toEqual([]);
    arrive("second");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    expect(told).toEqual(["iq-step"]);
    end();
  });

  it("leaves the address alone if it is removed before its first screen is loaded", async () => {
    let show: () => void = () => undefined;
    screens.types = () => new Promise((resolve) => (show = () => resolve({ Screen: () => null, title: { key: "types.title" } })));
    const { written, told, isReady, end } = begin();
    arrive("first");
    await settled();
    end();
    show();
    await vi.waitFor(() => expect(isReady()).toBe(true));
    expect([written, told]).toEqual([[], []]);
  });

  it("rejects and leaves no listener on the page if its first screen can't be loaded", async () => {
    screens.types = () => Promise.reject(new Error("offline"));
    const listening = new Set<unknown>();
    const forget = (_type: string, listener: unknown): void => void listening.delete(listener);
    vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown, options?: unknown) => {
      listening.add(listener);
      (options as AddEventListenerOptions | undefined)?.signal?.addEventListener("abort", () => forget(type, listener));
    });
    vi.spyOn(window, "removeEventListener").mockImplementation(forget);
    const { instance, end } = begin();
    arrive("first");
    await expect(instance.ready).rejects.toThrow("offline");
    expect(listening.size).toBeGreaterThan(0);
    end();
    expect(listening.size).toBe(0);
  });

  it("waits for its texts, which it requests while the content loads", async () => {
    let arriveTexts: () => void = () => undefined;
    const catalogue = vi.fn(() => new Promise<Catalogue>((resolve) => (arriveTexts = () => resolve({}))));
    const { isReady, end } = begin({ catalogue });
    expect(catalogue).toHaveBeenCalledOnce();
    arrive("first");
    await settled();
    expect(isReady()).toBe(false);
    arriveTexts();
    await vi.waitFor(() => expect(isReady()).toBe(true));
    end();
  });

  it("says the language of a text that the visitor's lacks, until another is chosen", async () => {
    const lacking: Catalogue = { types: { lede: "Elija uno" }, en: { "types.title": "Choose one" } };
    const { instance, isReady, end } = begin({ language: "es", catalogue: (language) => Promise.resolve(language === "es" ? lacking : {}) });
    const root = document.createElement("div").attachShadow({ mode: "open" });
    root.innerHTML = "<h1>Choose one</h1><p>Elija uno</p>";
    instance.applyTheme(root);
    arrive("first");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    root.append(document.createElement("hr"));
    await vi.waitFor(() => expect(root.innerHTML).toBe('<h1 lang="en">Choose one</h1><p>Elija uno</p><hr>'));
    instance.update({ language: "en" });
    await vi.waitFor(() => expect(root.innerHTML).toBe("<h1>Choose one</h1><p>Elija uno</p><hr>"));
    end();
  });

  it("rejects if its texts can't be loaded", async () => {
    const { instance, end } = begin({ catalogue: () => Promise.reject(new Error("offline")) });
    await expect(instance.ready).rejects.toThrow("offline");
    end();
  });

  it("rejects for the next partner, so that the element can say so, if that one's screen can't be loaded", async () => {
    const { instance, end } = begin();
    arrive("first");
    await instance.ready;
    screens.types = () => Promise.reject(new Error("offline"));
    instance.update({ partner: "second" });
    arrive("second");
    await expect(instance.ready).rejects.toThrow("offline");
    end();
  });

  it("tells the element if it doesn't open again when a visitor tries a link once more", async () => {
    window.history.replaceState(null, "", "/#iq-resume=secret");
    service.call = () => Promise.reject(new TypeError("offline"));
    const onUnopened = vi.fn();
    const { instance, end } = begin({ onUnopened });
    arrive("first");
    await instance.ready;
    screens.types = () => Promise.reject(new Error("offline"));
    retries.pop()!();
    arrive("first");
    await vi.waitFor(() => expect(onUnopened).toHaveBeenCalledExactlyOnceWith(new Error("offline")));
    await expect(instance.ready).rejects.toThrow("offline");
    end();
    service.call = () => Promise.resolve({ ok: true });
    window.history.replaceState(null, "", "/");
  });

  it.each([
    ["goTo", (instance: Widget) => instance.goTo(undefined as unknown as string)],
    ["start", (instance: Widget) => instance.start(7 as unknown as string)],
  ])("reports what a host passes to %s and can't be understood, and throws nothing", async (_name, call) => {
    const { instance, told, end } = begin();
    call(instance);
    arrive("first");
    await vi.waitFor(() => expect(told).toEqual(["iq-step", "method-failed"]));
    end();
  });

  it.each([
    ["PARTNER_KEY_INVALID", "service-refused", "first"],
    ["ORIGIN_NOT_ALLOWED", "service-refused", "first"],
    ["NETWORK", "service-unreachable", "first"],
    ["PARTNER_KEY_INVALID", "service-refused", "silent"],
  ])("whose service answers %s tells the developer when the page loads: %s, partner %s", async (code, said, partner) => {
    service.call = () => Promise.resolve({ ok: false, error: { code } });
    const { told, end } = begin({ partner });
    arrive(partner);
    await vi.waitFor(() => expect(told).toContain(said));
    service.call = () => Promise.resolve({ ok: true });
    end();
  });
  it("goes where the page's lines lead, of which it knows some", async () => {
    const { instance, written, told, isReady, end } = begin({ lines: ["nonsense"] });
    arrive("first");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    expect([written, told]).toEqual([["", "listening"], ["iq-step"]]);
    instance.update({ lines: ["nonsense", "life"] });
    await vi.waitFor(() => expect(written.at(-1)).toMatch(/^life/));
    end();
  });

  it("writes to another router from when the page gives it one", async () => {
    const { instance, written, isReady, end } = begin();
    arrive("first");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    written.length = 0;
    const other: string[] = [];
    instance.update({ router: { read: () => null, push: (route) => void other.push(route), replace: (route) => void other.push(route), listen: () => (other.push("listening"), () => undefined), href: () => "#" } });
    instance.start("life");
    await vi.waitFor(() => expect(other.at(-1)).toMatch(/^life/));
    expect([written, other.includes("listening")]).toEqual([["not listening"], true]);
    end();
  });

  it.each([
    ["the first partner", false, /^life/],
    ["a partner that replaces the first while that loads", true, /^life/],
  ])("shows the page's route to %s, and not to one that replaces it later", async (_which, isReplaced, shown) => {
    const written: string[] = [];
    const router: RouterAdapter = { read: () => "life", push: (route) => void written.push(route), replace: (route) => void written.push(route), listen: () => () => undefined, href: () => "#" };
    const { instance, end } = begin({ router });
    if (isReplaced) instance.update({ partner: "second" });
    arrive(isReplaced ? "second" : "first");
    await instance.ready;
    expect(written.at(-1)).toMatch(shown);
    instance.update({ partner: "third" });
    arrive("third");
    await instance.ready;
    expect(written.at(-1)).toBe("");
    end();
  });

  it("asks for texts only when a language is chosen", async () => {
    const texts = new Map<string, (texts: Catalogue) => void>();
    const catalogue = vi.fn((language: string) => new Promise<Catalogue>((resolve) => texts.set(language, resolve)));
    const { instance, isReady, end } = begin({ catalogue });
    texts.get("en")!({});
    arrive("first");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    instance.update({ chrome: "full", titleLevel: 2 });
    expect(catalogue).toHaveBeenCalledTimes(1);
    instance.update({ language: "es" });
    instance.update({ language: "en" });
    expect(catalogue).toHaveBeenCalledTimes(3);
    end();
  });

  it("wears one theme at a time over the page's own styles, however often it is put on", async () => {
    const { instance, isReady, end } = begin();
    const root = document.createElement("div").attachShadow({ mode: "open" });
    const own = new CSSStyleSheet();
    root.adoptedStyleSheets = [own];
    instance.applyTheme(root);
    expect(root.adoptedStyleSheets).toEqual([own]);
    arrive("first");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    const [, theme] = root.adoptedStyleSheets;
    root.adoptedStyleSheets = [theme!, own];
    instance.applyTheme(root);
    expect(root.adoptedStyleSheets).toEqual([own, theme]);
    end();
  });

  it("does nothing more once it is removed", async () => {
    const { instance, told, isReady, end } = begin();
    arrive("first");
    await vi.waitFor(() => expect(isReady()).toBe(true));
    end();
    told.length = 0;
    arriving.clear();
    instance.reset();
    instance.update({ partner: "second" });
    await settled();
    await instance.ready;
    expect([told, [...arriving.keys()]]).toEqual([[], []]);
  });

  it("doesn't reject for a partner whose screen can't be loaded once another one is asked for", async () => {
    let fail: (() => void) | undefined;
    screens.types = () => new Promise((_resolve, reject) => (fail = () => reject(new Error("offline"))));
    const { instance, end } = begin({ partner: "fourth" });
    arrive("fourth");
    await vi.waitFor(() => expect(fail).toBeDefined());
    const first = instance.ready;
    screens.types = () => Promise.resolve({ Screen: () => null, title: { key: "types.title" } });
    instance.update({ partner: "fifth" });
    fail!();
    arrive("fifth");
    await expect(first).resolves.toBeUndefined();
    end();
  });

  it.each([
    [true, "shop", "shop"],
    [undefined, "shop", "default"],
  ])("standalone (%s) is the partner's that its host name names: %s", async (standalone, name, expected) => {
    const before = window.location.href;
    Reflect.get(window, "happyDOM").setURL(`https://${name}.quote.example/`);
    const { end } = begin({ partner: null, standalone });
    expect([...arriving.keys()]).toEqual([expected]);
    end();
    Reflect.get(window, "happyDOM").setURL(before);
  });

  it.each([
    ["is redeemed once", () => Promise.resolve({ ok: false, error: { status: 404 } }), 1],
    ["whose answer didn't come is tried again", () => Promise.reject(new TypeError("offline")), 2],
  ])("a link that restores a visit %s, and brings the widget into view", async (_what, answer, times) => {
    window.history.replaceState(null, "", "/#iq-resume=secret");
    const called = vi.fn<typeof service.call>(answer);
    service.call = called;
    const host = document.createElement("div");
    const seen = vi.spyOn(host, "scrollIntoView").mockImplementation(() => undefined);
    const { instance, end } = begin({ host, partner: "first" });
    for (const partner of ["first", "second"]) {
      if (partner !== "first") instance.update({ partner });
      arrive(partner);
      await instance.ready;
    }
    expect([called.mock.calls.filter(([{ id }]) => id === "redeemResumeLink").length, seen.mock.calls.length]).toEqual([times, times]);
    end();
    service.call = () => Promise.resolve({ ok: true });
    window.history.replaceState(null, "", "/");
  });
});
