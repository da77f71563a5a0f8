import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { evaluateRules, fileFlags } from "./fileFlags";
import { heldFlags } from "./heldFlags";
import { remoteFlags } from "./remoteFlags";
import { withFlags } from "./withFlags";

const rules = {
  bundling: [{ partners: ["auvane"], states: ["OH"], value: false }, { partners: ["auvane"], value: true }],
  honeyQuote: [{ states: ["FL"], value: true }],
};
/** The flags that the file's rules switch for the partner of these tests. */
const ofFile = { everywhere: { bundling: true }, byState: { OH: { bundling: false }, FL: { honeyQuote: true } } };
const file = { flagsOf: () => Promise.resolve(ofFile) };

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

interface Asked {
  readonly path: string;
  readonly context: Readonly<Record<string, string>>;
}

/** A flag service on a port of its own, with a record of its requests. */
async function serviceThat(answer: (context: Asked["context"], path: string) => { readonly status?: number; readonly body: unknown } | null) {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { context } = JSON.parse(text) as { context: Asked["context"] };
      asked.push({ path: `${request.method} ${request.url}`, context });
      const given = answer(context, request.url ?? "");
      if (given) response.writeHead(given.status ?? 200, { "Content-Type": "application/json" }).end(JSON.stringify(given.body));
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const evaluated = async (answer: Parameters<typeof serviceThat>[0], patience = 10_000) => {
  const warned: string[] = [];
  const { url, asked } = await serviceThat(answer);
  const flags = await remoteFlags({ url: `${url}/`, otherwise: file, warn: (line) => warned.push(line), patience }).flagsOf("auvane");
  return { flags, warned, asked };
};

test.each([
  [{ partner: "auvane" }, { bundling: true }],
  [{ partner: "auvane", state: "OH" }, { bundling: false }],
  [{ partner: "auvane", state: "FL" }, { bundling: true, honeyQuote: true }],
  [{ partner: "default", state: "OH" }, {}],
])("the first rule of a flag that matches %j decides it", (context, flags) => {
  expect(evaluateRules(rules, context)).toEqual(flags);
});

test("the service is asked once for all flags of a partner, in every state, and overrides the file", async () => {
  const body = {
    flags: [
      { key: "bundling", value: true, reason: "TARGETING_MATCH", variant: "on" },
      { key: "life", value: { default: false, TX: true } },
      { key: "honeyQuote", value: { OH: false } },
      { key: "someoneElses", value: true },
    ],
  };
  const { flags, warned, asked } = await evaluated(() => ({ body }));
  expect(asked).toEqual([{ path: "POST /ofrep/v1/evaluate/flags", context: { targetingKey: "auvane", partner: "auvane" } }]);
  expect(flags).toEqual({ everywhere: { bundling: true, life: false }, byState: { TX: { life: true }, FL: { honeyQuote: true }, OH: { honeyQuote: false } } });
  expect(warned).toEqual([]);
});

test("a service without bulk evaluation is asked for each flag separately", async () => {
  const { flags, warned, asked } = await evaluated((_context, path) => {
    const key = path.split("/flags/")[1];
    if (key === undefined) return { status: 404, body: {} };
    return key === "life" ? { body: { key, value: true } } : { status: 404, body: { key, errorCode: "FLAG_NOT_FOUND" } };
  });
  expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining(["POST /ofrep/v1/evaluate/flags", "POST /ofrep/v1/evaluate/flags/life", "POST /ofrep/v1/evaluate/flags/localContent"]));
  expect(asked.every(({ context }) => context["partner"] === "auvane")).toBe(true);
  expect(flags).toEqual({ ...ofFile, everywhere: { bundling: true, life: true } });
  expect(warned).toEqual([]);
});

test("the file decides a flag that the service fails to evaluate or that isn't on or off", async () => {
  const body = { flags: [{ key: "bundling", errorCode: "FLAG_NOT_FOUND" }, { key: "life", value: "yes" }, { key: "switcher", value: { Ohio: true } }] };
  expect((await evaluated(() => ({ body }))).flags).toEqual(ofFile);
});

test.each([
  ["refuses", { status: 503, body: {} }],
  ["answers something else", { body: { flags: "none" } }],
  ["doesn't answer", null],
])("when the service %s, the file's rules apply and a warning says so", async (_how, answer) => {
  const { flags, warned } = await evaluated(() => answer, answer ? undefined : 100);
  expect(flags).toEqual(ofFile);
  expect(warned).toEqual([expect.stringMatching(/^flags: http.* failed \(.+\), the file's hold for auvane$/)]);
});

test("a partner's flags are requested once a minute, however many ask", async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const flags = heldFlags({ flagsOf: (partner) => (asked.push(partner), file.flagsOf()) });
  const [page, letter] = await Promise.all([flags.flagsOf("auvane"), flags.flagsOf("auvane"), flags.flagsOf("default")]);
  expect([page, letter]).toEqual([ofFile, ofFile]);
  vi.advanceTimersByTime(59_999);
  await flags.flagsOf("auvane");
  expect(asked).toEqual(["auvane", "default"]);
  vi.advanceTimersByTime(1);
  await flags.flagsOf("auvane");
  expect(asked).toEqual(["auvane", "default", "auvane"]);
});

test("a partner's content has the flags switched everywhere and the differing ones of each state", async () => {
  const folder = await mkdtemp(join(tmpdir(), "flags-"));
  await writeFile(join(folder, "flags.json"), JSON.stringify(rules));
  const switched = await (await fileFlags(join(folder, "flags.json"))).flagsOf("auvane");
  await rm(folder, { recursive: true });
  expect(switched).toEqual(ofFile);
  expect(withFlags({ flags: { bundling: false, life: true }, flagsIn: {} }, switched)).toEqual({
    flags: { bundling: true, life: true },
    flagsIn: { OH: { bundling: false }, FL: { honeyQuote: true } },
  });
});

test.each([
  ["isn't JSON", "{"],
  ["names an unknown flag", '{ "bundlin": [] }'],
  ["names a state in full", '{ "life": [{ "states": ["Ohio"], "value": true }] }'],
])("a file that %s stops the start with its name", async (_how, text) => {
  const folder = await mkdtemp(join(tmpdir(), "flags-"));
  await writeFile(join(folder, "flags.json"), text);
  await expect(fileFlags(join(folder, "flags.json"))).rejects.toThrow(/^FLAGS_FILE .*flags\.json: /);
  await rm(folder, { recursive: true });
});
