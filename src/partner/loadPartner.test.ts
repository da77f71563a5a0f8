import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogger, type LogEntry } from "../kernel/logger";
import { timings } from "../business/timings";
import { bundledTheme } from "./bundledTheme";
import type { Fetch } from "./fetchJson";
import { isProcessed, loadPartner } from "./loadPartner";

const base = "https://cdn.example/content";
const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`embed-demo/content/${path}`, "utf8").replaceAll(/\{\{\w+\}\}/g, "https://site.example")) as Record<string, unknown>;

let entries: LogEntry[];
let files: Record<string, unknown>;
const logger = createLogger([(entry) => entries.push(entry)]);
const messages = () => entries.map((entry) => entry.message);

const respond = (body: unknown, status = 200): Awaited<ReturnType<Fetch>> => ({ ok: status < 400, status, json: () => Promise.resolve(body) });
const network: Fetch = (url) => {
  const path = url.slice(base.length + 1);
  return path in files ? Promise.resolve(respond(files[path])) : Promise.resolve(respond(null, 404));
};
const load = (partner = "auvane", fetch = network) => loadPartner({ partner, contentBase: base, fetch, logger });

beforeEach(() => {
  entries = [];
  files = {
    "auvane/config.json": read("auvane/config.json"),
    "auvane/text.json": { "a.own": "own", "a.shared": "own" },
    "auvane/theme.json": read("auvane/theme.json"),
    "base/text.json": { "a.base": "base", "a.shared": "base", "a.co": "base" },
    "cobrand/text.json": { "a.co": "co" },
  };
});
afterEach(() => vi.useRealTimers());

test("a partner's content, with nothing to report", async () => {
  const { status, partner } = await load();
  expect(entries).toEqual([]);
  expect(status).toBe("succeeded");
  expect(partner.config.name).toBe("Auvane Motors");
  expect(partner.config.logo?.src).toBe(`${base}/auvane/logo.svg`);
  expect(partner.config.productIcons["auto"]?.src).toBe(`${base}/auvane/icons/auto.svg`);
  expect(partner.lines).toEqual(["auto"]);
  expect(partner.css).toContain("--iq-radius-card:4px;");
  expect(partner.css).not.toContain(bundledTheme);
});

test("texts: own over co-brand over base", async () => {
  expect((await load()).partner.wording).toEqual({ "a.own": "own", "a.shared": "own", "a.base": "base", "a.co": "co" });
});

test("co-brand texts are for that mode only", async () => {
  files["auvane/config.json"] = { ...read("auvane/config.json"), partnerAppMode: "standard" };
  expect((await load()).partner.wording["a.co"]).toBe("base");
});

test.each([
  ["no such partner", "auvane/config.json", undefined],
  ["no texts", "auvane/text.json", undefined],
  ["texts that aren't a map", "auvane/text.json", ["a"]],
  ["no theme", "auvane/theme.json", undefined],
  ["a theme that isn't one", "auvane/theme.json", "red"],
  ["a config that isn't one", "auvane/config.json", []],
  ["another partner's config", "auvane/config.json", { ...read("default/config.json") }],
  ["a script for a link", "auvane/config.json", { ...read("auvane/config.json"), privacyUrl: "javascript:alert(1)" }],
  ["an image from elsewhere", "auvane/config.json", { ...read("auvane/config.json"), logo: { src: "//evil.example/a.svg", width: 1, height: 1 } }],
  ["an image out of the folder", "auvane/config.json", { ...read("auvane/config.json"), logo: { src: "../a.svg", width: 1, height: 1 } }],
])("bundled brand and one log line: %s", async (_name, path, content) => {
  if (content === undefined) delete files[path];
  else files[path] = content;
  const state = await load();
  expect(state.status).toBe("failed");
  expect(isProcessed(state)).toBe(true);
  expect(state.partner.requestedId).toBe("auvane");
  expect(state.partner.config.name).toBe("Clearmoor");
  expect(state.partner.css).toBe(bundledTheme);
  expect(messages()).toEqual(["Partner content unavailable, bundled brand shown"]);
});

test.each<[string, string, Fetch]>([
  ["a dead server", "config.json: unreachable", () => Promise.reject(new TypeError("failed"))],
  ["broken JSON", "config.json: not JSON", () => Promise.resolve({ ...respond(null), json: () => Promise.reject(new SyntaxError("x")) })],
  ["a server error", "config.json: status 500", () => Promise.resolve(respond({}, 500))],
])("%s", async (_name, reason, fetch) => {
  expect((await load("auvane", fetch)).status).toBe("failed");
  expect(entries.find((entry) => entry.message.startsWith("Partner content"))?.details?.["reason"]).toBe(reason);
});

test("an id that would leave the folder is never fetched", async () => {
  const fetch = vi.fn(network);
  expect((await load("../auvane", fetch)).status).toBe("failed");
  expect(fetch).not.toHaveBeenCalled();
});

test("a silent server is given up on, even by a fetcher that ignores its signal", async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const settled = vi.fn();
  const loading = load("auvane", (_url, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  }).then(settled);
  await vi.advanceTimersByTimeAsync(timings.partnerContent - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: "failed" }));
  expect(signals.map((signal) => signal.aborted)).toEqual([true, true, true, true, true]);
});

test("a partner doesn't fall for want of the shared texts", async () => {
  delete files["base/text.json"];
  delete files["cobrand/text.json"];
  expect((await load()).status).toBe("succeeded");
  expect(messages()).toEqual(["Shared texts unavailable", "Shared texts unavailable"]);
});

test("no line list: default lines, logged", async () => {
  const { partnerInsuranceLineType: _, ...config } = read("auvane/config.json");
  files["auvane/config.json"] = config;
  expect((await load()).partner.lines).toHaveLength(7);
  expect(messages()).toEqual(["Partner has no line list, default lines shown"]);
});

test("slips in texts and theme are reported one by one, and the rest is kept", async () => {
  files["auvane/text.json"] = { "a.own": "<b>own</b>", "b.own": "fine" };
  const theme = read("auvane/theme.json") as Record<string, Record<string, unknown>>;
  theme["radius"] = { ...theme["radius"], card: { $type: "dimension", $value: { value: 1, unit: "rem" } } };
  files["auvane/theme.json"] = theme;
  const { status, partner } = await load();
  expect(status).toBe("succeeded");
  expect(partner.wording).toMatchObject({ "b.own": "fine" });
  expect(partner.css.startsWith(bundledTheme)).toBe(true);
  expect(entries.map(({ message, details }) => [message, details?.["key"] ?? details?.["token"] ?? details?.["tokens"]])).toEqual([
    ["Partner text dropped", "a.own"],
    ["Theme token dropped", "radius.card"],
    ["Theme tokens missing, bundled ones used", "radius.card"],
  ]);
});

test("a theme that is hard to read is shown and reported", async () => {
  const theme = read("auvane/theme.json") as Record<string, Record<string, unknown>>;
  theme["color"] = { ...theme["color"], link: theme["color"]!["surface"] };
  files["auvane/theme.json"] = theme;
  expect((await load()).status).toBe("succeeded");
  await vi.waitFor(() => expect(messages()).toEqual(Array(3).fill("Theme contrast too low")));
  expect(entries[0]?.details).toEqual({ partner: "auvane", front: "link", ground: "surface", ratio: 1, least: 4.5 });
});

test.each([
  ["idle", false],
  ["loading", false],
] as const)("%s is not processed", (status, expected) => {
  expect(isProcessed({ status })).toBe(expected);
});
