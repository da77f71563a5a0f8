import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { sandboxKeys } from "../payments/sandboxKeys";
import { carriers } from "../reference/carriers";
import { environment } from "./environment";
import { refuseSandbox, refuseTestInputs } from "./refuseSandbox";
import { withSecretFiles } from "./secretFiles";
import { sandboxSecretsKey } from "./secretsKeys";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "secrets-"));
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true }));

const file = async (name: string, content: string): Promise<string> => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};

const own = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://quotes@localhost/quotes",
  SECRETS_KEY: "k".repeat(44),
  PAYMENT_API_KEY: "api-key-of-a-provider",
  PAYMENT_NOTIFICATION_SECRET: "secret-of-a-provider",
  CARRIER_KEYS_FILE: "keys.json",
  EXTERNAL_ORIGIN: "https://external.example",
  PUBLIC_URL: "https://quotes.example",
  ORIGINS_FILE: "origins.json",
};

it("production starts with keys of its own", () => expect(() => refuseSandbox(own)).not.toThrow());

it("outside production nothing is needed", () => expect(() => refuseSandbox({})).not.toThrow());

it("production names in one line all that is missing", () => {
  const { NODE_ENV, DATABASE_URL, ...others } = own;
  expect(() => refuseSandbox({ NODE_ENV })).toThrow(`NODE_ENV=production: set DATABASE_URL, ${Object.keys(others).join(", ")}.`);
  expect(() => refuseSandbox({ NODE_ENV, DATABASE_URL, ...others, SECRETS_KEY: "" })).toThrow("NODE_ENV=production: set SECRETS_KEY.");
});

it.each<[keyof typeof own, string]>([
  ["SECRETS_KEY", sandboxSecretsKey],
  ["SECRETS_KEY", `${"k".repeat(44)}, ${sandboxSecretsKey}`],
  ["PAYMENT_API_KEY", sandboxKeys.apiKey],
  ["PAYMENT_NOTIFICATION_SECRET", sandboxKeys.notificationSecret],
])("production refuses the sandbox's %s", (name, value) => {
  expect(() => refuseSandbox({ ...own, [name]: value })).toThrow(`NODE_ENV=production: replace the sandbox's ${name}.`);
});

it("production refuses test inputs, unless they are asked for by name", () => {
  for (const NODE_ENV of ["production", "test"]) {
    vi.stubEnv("NODE_ENV", NODE_ENV);
    for (const given of [undefined, false, "in production too"] as const) expect(() => refuseTestInputs(given)).not.toThrow();
  }
  expect(() => refuseTestInputs(true)).not.toThrow();
  vi.stubEnv("NODE_ENV", "production");
  expect(() => refuseTestInputs(true)).toThrow(/^NODE_ENV=production: leave out testInputs/);
});

it("a secret may be in a file, without the line's end", async () => {
  const DESK_TOKEN_FILE = await file("desk", "a token\n");
  expect(await withSecretFiles({ DESK_TOKEN_FILE, SMTP_URL: "smtp://mail" })).toMatchObject({ DESK_TOKEN: "a token", SMTP_URL: "smtp://mail" });
});

it.each<[string, () => Promise<Record<string, string>> | Record<string, string>, string | RegExp]>([
  ["a secret and its file", () => ({ DESK_TOKEN: "a", DESK_TOKEN_FILE: "b" }), "Set DESK_TOKEN or DESK_TOKEN_FILE, not both."],
  ["a file that isn't there", () => ({ SECRETS_KEY_FILE: "nowhere" }), "SECRETS_KEY_FILE nowhere: can't be read."],
  ["an empty file", async () => ({ SECRETS_KEY_FILE: await file("empty", "\n") }), /^SECRETS_KEY_FILE .*: is empty\.$/],
  ["a short key", () => ({ SECRETS_KEY: "short" }), "SECRETS_KEY must have 32 characters at least: make one with openssl rand -base64 32."],
  ["companies' keys without a company", async () => ({ CARRIER_KEYS_FILE: await file("few.json", "{}") }), new RegExp(`has no keys of ${carriers()[0]!.id}, `)],
  ["a sandbox's key of a company", async () => ({ CARRIER_KEYS_FILE: await file("sandbox.json", '{"a":{"token":"sandbox-token-of-a","secret":"0123456789abcdef"}}') }), /a\.token is the sandbox's\.$/],
])("%s are refused in one line", async (_what, env, expected) => {
  await expect(environment(await env())).rejects.toThrow(expected);
});
