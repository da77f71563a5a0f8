import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lineSlugs } from "../business/lines";
import { timings } from "../business/timings";
import { createLogger, type LogEntry } from "../kernel/logger";
import { appMode } from "../business/partnerMode";
import { bundledConfig } from "./bundledConfig";
import { bundledTheme } from "./bundledTheme";
import type { Fetch } from "./fetchJson";
import type { ContentMemory } from "./contentMemory";
import { isProcessed, loadPartner, type PartnerRequest } from "./loadPartner";
import { publishContent } from "./publish/publishContent";
import type { Published } from "./published";
import { themeRule } from "./themeRule";

const base = "https://cdn.example/content";
const read = (path: string): unknown =>
  JSON.parse(readFileSync(`embed-demo/content/${path}`, "utf8").replaceAll(/\{\{\w+\}\}/g, "https://site.example"));

/** Auvane's content, published at this time. `headline` distinguishes copies. */
function copyOf(publishedAt: number, headline = "network"): Published {
  const files = { config: read("auvane/config.json"), text: { headline }, theme: read("auvane/theme.json"), baseText: {}, cobrandText: {} };
  const published = publishContent("auvane", files, publishedAt);
  if (!published.ok) throw new Error(published.problems.join("\n"));
  return published.content;
}
const whole = copyOf(200);
const configured = (changed: object): unknown => ({ ...whole, config: { ...whole.config, ...changed } });
const themed = (changed: object): unknown => ({ ...whole, theme: { ...whole.theme, ...changed } });

let entries: LogEntry[];
const logger = createLogger([(entry) => entries.push(entry)]);
const messages = () => entries.map((entry) => entry.message);
const lastGood = "Partner content unavailable, the last good copy shown";
const bundled = "Partner content unavailable, bundled brand shown";

const respond = (body: unknown, status = 200): Awaited<ReturnType<Fetch>> => ({ ok: status < 400, status, json: () => Promise.resolve(body) });
const answering = (body: unknown, status?: number): Fetch => () => Promise.resolve(respond(body, status));
const offline: Fetch = () => Promise.reject(new TypeError("failed"));
const load = (fetch: Fetch, given: Partial<PartnerRequest> = {}) => loadPartner({ partner: "auvane", contentBase: base, fetch, logger, ...given });

function memoryOf(kept: unknown): ContentMemory & { kept: unknown } {
  const memory = {
    kept,
    read: () => Promise.resolve(memory.kept),
    write: (content: unknown) => void (memory.kept = content),
    clear: () => void (memory.kept = null),
  };
  return memory;
}

beforeEach(() => {
  entries = [];
});
afterEach(() => vi.useRealTimers());

describe("with the flag localContent", () => {
  const local = { ...copyOf(100, "own"), config: { ...whole.config, flags: { ...whole.config.flags, localContent: true } } };

  test("the script's own copy is shown, and the network isn't asked", async () => {
    const fetch = vi.fn(answering(whole));
    const { status, partner } = await load(fetch, { own: local });
    expect([status, partner.wording, entries]).toEqual(["succeeded", { headline: "own" }, []]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("in the network's copy only, has no effect: a page with the plain loader has no other copy", async () => {
    const { partner } = await load(answering({ ...local, wording: { headline: "network" } }));
    expect(partner.wording).toEqual({ headline: "network" });
  });
});

describe("the network's copy", () => {
  test("is fetched from its one address, and shown with nothing to report", async () => {
    const fetch = vi.fn(answering(whole));
    const { status, partner } = await load(fetch);
    expect(entries).toEqual([]);
    expect(status).toBe("succeeded");
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([`${base}/auvane/content.json`]);
    expect(partner).toMatchObject({ requestedId: "auvane", wording: { headline: "network" }, lines: ["auto"] });
    expect(partner.config.name).toBe("Auvane Motors");
    expect(partner.config.logo?.src).toBe(`${base}/auvane/logo.svg`);
    expect(partner.config.productIcons["auto"]?.src).toBe(`${base}/auvane/icons/auto.svg`);
    expect(partner.css).toBe(themeRule(whole));
  });

  test("is kept for the next visit", async () => {
    const memory = memoryOf(null);
    await load(answering(whole), { memory });
    expect(memory.kept).toEqual(whole);
  });

  test("isn't fetched again if it was already requested", async () => {
    const fetch = vi.fn(offline);
    const { partner } = await load(fetch, { fetched: Promise.resolve(whole) });
    expect(partner.wording).toEqual({ headline: "network" });
    expect(fetch).not.toHaveBeenCalled();
  });

  test("isn't fetched for an id that would leave the folder", async () => {
    const fetch = vi.fn(answering(whole));
    expect((await load(fetch, { partner: "../auvane" })).status).toBe("failed");
    expect(fetch).not.toHaveBeenCalled();
  });

  test("without a line list: default lines, logged", async () => {
    const { partner } = await load(answering(configured({ partnerInsuranceLineType: undefined })));
    // All lines but life, which has a flag of its own, and other.
    expect(partner.lines).toHaveLength(lineSlugs.length - 2);
    expect(messages()).toEqual(["Partner has no line list, default lines shown"]);
  });

  test("with slips in texts and theme: each is reported, and the rest is shown", async () => {
    const { "radius-card": _, ...theme } = whole.theme;
    const wording = { "a.own": "<b>own</b>", "b.own": "fine", "c.own": 7 };
    const { status, partner } = await load(answering({ ...whole, wording, theme: { ...theme, "color-badge": "url(//x)", "color-text": 7 } }));
    expect(status).toBe("succeeded");
    expect(partner.wording).toEqual({ "b.own": "fine" });
    // The bundled rule comes first, so that the partner's own can add to it.
    expect(partner.css.startsWith(themeRule({ ...bundledTheme, scheme: whole.scheme }))).toBe(true);
    expect(partner.css).not.toContain("url(");
    expect(entries.map(({ message, details }) => [message, details?.["key"] ?? details?.["token"] ?? details?.["tokens"]])).toEqual([
      ["Partner text dropped", "a.own"],
      ["Partner text dropped", "c.own"],
      ["Theme token dropped", "color-text"],
      ["Theme token dropped", "color-badge"],
      ["Theme tokens missing, bundled ones used", "color-text color-badge radius-card"],
    ]);
  });

  test("with an illegible theme is shown and reported", async () => {
    expect((await load(answering(themed({ "color-link": whole.theme["color-surface"] })))).status).toBe("succeeded");
    expect(messages()).toEqual(Array(3).fill("Theme contrast too low"));
    expect(entries[0]?.details).toEqual({ partner: "auvane", scheme: "light", front: "link", ground: "surface", ratio: 1, least: 4.5 });
  });

  test("with a dark scheme that is illegible or not plain CSS is shown and reported", async () => {
    const dark = { "color-surface": whole.theme["color-text"], "color-text": "url(//x)" };
    const { partner } = await load(answering({ ...whole, dark }));
    expect(partner.css).not.toContain("url(");
    expect(partner.css).toContain(`:host([color-scheme=dark i]){color-scheme:dark;`);
    expect(new Set(messages())).toEqual(new Set(["Theme token dropped", "Theme contrast too low"]));
    expect(entries.every(({ details }) => details?.["scheme"] !== "light")).toBe(true);
  });

  test("with a prototype in it changes nothing", async () => {
    const hostile = JSON.parse(JSON.stringify(whole).replaceAll(/"(wording|theme|config)":\{/g, '"$1":{"__proto__":{"isHostile":"yes"},')) as unknown;
    const { status, partner } = await load(answering(hostile));
    expect(status).toBe("succeeded");
    expect(partner.css).toBe(themeRule(whole));
    expect(JSON.stringify(partner)).not.toContain("isHostile");
    expect(({} as { isHostile?: unknown }).isHostile).toBeUndefined();
  });
});

describe("without any copy, the bundled brand is shown completely, with one log line", () => {
  const isBundled = async (fetch: Fetch, reason?: string, status?: number) => {
    const state = await load(fetch, { own: undefined, memory: memoryOf(null) });
    expect(state.status).toBe("failed");
    expect(isProcessed(state)).toBe(true);
    expect(state.partner).toMatchObject({ requestedId: "auvane", wording: {}, css: themeRule(bundledTheme) });
    expect(state.partner.config.name).toBe("Clearmoor");
    expect(messages()).toEqual([bundled]);
    if (reason !== undefined) expect(entries[0]?.details).toEqual({ partner: "auvane", reason, status });
  };

  test.each<[string, string, Fetch, number?]>([
    ["a dead server", "content.json: unreachable", offline],
    ["broken JSON", "content.json: not JSON", () => Promise.resolve({ ...respond(null), json: () => Promise.reject(new SyntaxError("x")) })],
    ["a server error", "content.json: status 500", answering({}, 500), 500],
    ["no such partner", "content.json: status 404", answering({}, 404), 404],
    ["another partner's", "config.id: another partner's", answering(configured({ id: "default" }))],
  ])("%s", (_name, reason, fetch, status) => isBundled(fetch, reason, status));

  test.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "auvane"],
    ["a list", [whole]],
    ["an empty object", {}],
    ["a config that isn't one", { ...whole, config: [] }],
    ["no texts", { ...whole, wording: undefined }],
    ["texts that aren't a map", { ...whole, wording: ["a"] }],
    ["no theme", { ...whole, theme: undefined }],
    ["a theme that isn't one", { ...whole, theme: "red" }],
    ["a scheme that there isn't", { ...whole, scheme: "dark;} *{display:none" }],
    ["a day that isn't one", { ...whole, publishedAt: "today" }],
  ])("an answer that is or has %s", (_name, content) => isBundled(answering(content)));
});

describe("a fault in the config costs one field, and the brand stays the partner's", () => {
  const { config } = whole;
  const [first, ...others] = config.licensing.licenses;
  const [line] = config.partnerInsuranceLineType ?? [];
  const flagged = { ...config.flags, bundling: "yes" };

  test.each<[string, object, string, object]>([
    ["a script for a link", { privacyUrl: "javascript:alert(1)" }, "privacyUrl", { privacyUrl: bundledConfig.privacyUrl }],
    ["an image out of the folder", { hero: { src: "../a.svg", width: 1, height: 1 } }, "hero.src", { hero: undefined }],
    ["one license", { licensing: { ...config.licensing, licenses: [{ state: "Texas", number: 7 }, ...others] } }, "licensing.licenses.0.state licensing.licenses.0.number", { licensing: { ...config.licensing, licenses: others } }],
    ["one line", { partnerInsuranceLineType: [line, { ...line, include: "no" }] }, "partnerInsuranceLineType.1.include", { partnerInsuranceLineType: [line] }],
    ["one flag", { flags: flagged }, "flags.bundling", { flags: config.flags }],
    ["a mode that there isn't", { partnerAppMode: "loud" }, "partnerAppMode", { partnerAppMode: undefined, cobranding: config.cobranding }],
  ])("%s", async (_what, changed, faults, expected) => {
    const memory = memoryOf(null);
    const { status, partner } = await load(answering(configured(changed)), { memory });
    expect([status, partner.config.name, first?.state]).toEqual(["succeeded", config.name, config.licensing.licenses[0]?.state]);
    expect(partner.config).toMatchObject(expected);
    expect(entries.map(({ code, details }) => [code, details?.["faults"]])).toEqual([["partner-content-faulty", faults]]);
    expect(memory.kept).toBe(null);
  });

  test.each([
    ["number", { tollFreeNumber: "call us" }],
    ["name", { name: "" }],
    ["licenses", { licensing: { agency: "Somebody's", npn: "none", licenses: [] } }],
    ["key", { publishableKey: "secret" }],
  ])("but without the partner's own %s the page shows the complete default brand: never a mix of both", async (_what, changed) => {
    const { status, partner } = await load(answering(configured(changed)), { memory: memoryOf(null) });
    expect([status, partner.requestedId, partner.config]).toEqual(["failed", "auvane", bundledConfig]);
  });

  test.each([
    ["standard", { partnerAppMode: "standard" }],
    ["private-label", { partnerAppMode: "private-label", flags: { ...config.flags, privateLabel: true } }],
    ["cobrand", { partnerAppMode: "cobrand", cobrandName: "Clearmoor" }],
  ] as const)("in the mode %s a missing field is filled from the partner's own script", async (mode, changed) => {
    const own = { ...copyOf(100, "own"), config: { ...config, ...changed } };
    for (const fetch of [offline, answering(configured({ ...changed, tollFreeNumber: "", name: 7, licensing: null }))]) {
      const { partner } = await load(fetch, { own });
      expect(appMode(partner.config)).toBe(mode);
      expect(partner.config).toMatchObject({ name: config.name, tollFreeNumber: config.tollFreeNumber, licensing: config.licensing });
    }
  });

  test("several faults are reported together, and necessary fields come from the partner's earlier copy", async () => {
    const { partner } = await load(answering(configured({ tollFreeNumber: 7, termsUrl: "", name: undefined })), { memory: memoryOf(copyOf(100)) });
    expect(partner.config).toMatchObject({ tollFreeNumber: config.tollFreeNumber, termsUrl: config.termsUrl, name: config.name });
    expect(entries.map(({ details }) => details?.["faults"])).toEqual(["name tollFreeNumber termsUrl"]);
  });
});

describe("when the network is unreachable or broken", () => {
  test.each<[string, Fetch]>([
    ["away", offline],
    ["broken", answering({ ...whole, config: null })],
    ["failing", answering({}, 503)],
  ])("the copy of the partner's own script is shown: %s", async (_name, fetch) => {
    const { status, partner } = await load(fetch, { own: copyOf(100, "own") });
    expect(status).toBe("succeeded");
    expect(partner.wording).toEqual({ headline: "own" });
    expect(messages()).toEqual([lastGood]);
  });

  test("the last good copy is shown, and kept for the next visit", async () => {
    const memory = memoryOf(copyOf(100, "kept"));
    expect((await load(offline, { memory })).partner.wording).toEqual({ headline: "kept" });
    expect(memory.kept).toEqual(copyOf(100, "kept"));
    expect(messages()).toEqual([lastGood]);
  });

  test.each<[string, unknown, unknown]>([
    ["broken ones", { publishedAt: 1 }, "kept"],
    ["another partner's", configured({ id: "default" }), configured({ id: "default" })],
  ])("unreadable copies are skipped: %s", async (_name, own, kept) => {
    expect((await load(offline, { own, memory: memoryOf(kept) })).status).toBe("failed");
    expect(messages()).toEqual([bundled]);
  });

  test("the painter's failed request isn't repeated", async () => {
    const fetch = vi.fn(answering(whole));
    const fetched = Promise.reject(new Error("content.json: unreachable"));
    expect((await load(fetch, { fetched, own: copyOf(100, "own") })).partner.wording).toEqual({ headline: "own" });
    expect(fetch).not.toHaveBeenCalled();
  });
});

test("a partner that no longer exists is deleted here; its own script still shows it", async () => {
  const memory = memoryOf(copyOf(300, "kept"));
  expect((await load(answering({}, 404), { memory, own: copyOf(100, "own") })).partner.wording).toEqual({ headline: "own" });
  expect(memory.kept).toBeNull();
  expect((await load(answering({}, 404), { memory })).status).toBe("failed");
});

describe("the newer of two copies is shown", () => {
  test.each([
    ["the network's over the script's", 200, 100, "network"],
    ["the script's over what a cache answers", 100, 200, "own"],
    ["the network's of two of one age", 100, 100, "network"],
  ])("%s", async (_name, network, own, expected) => {
    const memory = memoryOf(copyOf(900, "kept"));
    const { partner } = await load(answering(copyOf(network)), { own: copyOf(own, "own"), memory });
    expect(partner.wording).toEqual({ headline: expected });
    // The network's copy is stored for the next visit, even if the stored one claims to be newer.
    expect(memory.kept).toEqual(copyOf(network));
    expect(entries).toEqual([]);
  });

  test.each([
    ["the script's", 200, 100, "own"],
    ["the one kept here", 100, 200, "kept"],
  ])("of the available ones: %s", async (_name, own, kept, expected) => {
    const { partner } = await load(offline, { own: copyOf(own, "own"), memory: memoryOf(copyOf(kept, "kept")) });
    expect(partner.wording).toEqual({ headline: expected });
  });
});

describe("a silent server", () => {
  beforeEach(() => void vi.useFakeTimers());
  const silent = (signals: AbortSignal[] = []): Fetch => (_url, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };

  test.each<[string, Partial<PartnerRequest>, string, string]>([
    ["the bundled brand is shown", {}, "failed", bundled],
    ["a copy at hand is shown", { own: copyOf(100, "own") }, "succeeded", lastGood],
  ])("is given up after two seconds, even by a fetcher that ignores its signal, and %s", async (_name, given, status, message) => {
    const signals: AbortSignal[] = [];
    const settled = vi.fn();
    const loading = load(silent(signals), given).then(settled);
    await vi.advanceTimersByTimeAsync(timings.partnerContent - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status }));
    expect(messages()).toEqual([message]);
    expect(entries[0]?.details?.["reason"]).toBe("content.json: timed out");
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  test("that starts a response and never ends it is given up, too", async () => {
    const loading = load(() => Promise.resolve({ ...respond(null), json: () => new Promise(() => undefined) }));
    await vi.advanceTimersByTimeAsync(timings.partnerContent);
    expect((await loading).status).toBe("failed");
  });
});

test.each([
  ["idle", false],
  ["loading", false],
] as const)("%s is not processed", (status, expected) => {
  expect(isProcessed({ status })).toBe(expected);
});
