import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letter } from "../mail/letter";
import type { FlagProvider } from "../../flags/flagProvider";
import { besideText, letterheads } from "./letterhead";
import { admit, partners } from "./partners";

const folder = mkdtempSync(join(tmpdir(), "letterhead-"));
const bank = { name: "Example Bank", tollFreeNumber: "(800) 555-0199", cobrandName: "Clearmoor", licensing: { agency: "Bank Insurance, LLC", npn: "0155599", licenses: [] } };
const withFlag = { privateLabel: true };

beforeAll(() => admit([{ id: "bank", key: "pk_bank_demo", folder }]));
afterAll(() => {
  partners.splice(partners.findIndex(({ id }) => id === "bank"), 1);
  rmSync(folder, { recursive: true });
});

/** An e-mail of the bank with this config: its text and its HTML. */
async function mailOf(config: object, language: "en" | "es" = "en", switched?: FlagProvider): Promise<string> {
  writeFileSync(join(folder, "config.json"), JSON.stringify({ ...bank, ...config }));
  const { text, html } = letter({ language, letterhead: await letterheads(switched)("bank"), to: "morgan@example.com", subject: "Your quotes", parts: [] });
  expect(text).toContain("Bank Insurance, LLC");
  return text + html;
}

test.each([
  ["standard", {}, "Powered by Clearmoor."],
  ["standard, by name", { partnerAppMode: "standard", cobranding: true }, "Powered by Clearmoor."],
  ["private label without its flag", { partnerAppMode: "private-label" }, "Powered by Clearmoor."],
  ["co-brand", { partnerAppMode: "cobrand" }, "Offered by Example Bank together with Clearmoor."],
  ["co-brand, by the older flag", { cobranding: true }, "Offered by Example Bank together with Clearmoor."],
] as const)("an e-mail of a partner in the mode %s names the company beside it", async (_mode, config, said) => {
  expect(await mailOf(config)).toContain(said);
});

test.each([
  ["by name", { partnerAppMode: "private-label", flags: withFlag }],
  ["by the older flag", { isPrivateLabel: true, flags: withFlag }],
])("an e-mail under a private label, %s, names only the partner", async (_how, config) => {
  expect(await mailOf(config)).not.toMatch(/Clearmoor|Powered/);
});

test.each([
  ["on", {}, true, false],
  ["off", withFlag, false, true],
] as const)("a private label switched %s from outside applies to e-mails, regardless of the config", async (_how, flags, privateLabel, isNamed) => {
  const asked: string[] = [];
  const flagsOf = (partner: string) => {
    asked.push(partner);
    return Promise.resolve({ everywhere: { privateLabel }, byState: {} });
  };
  const mail = await mailOf({ partnerAppMode: "private-label", flags }, "en", { flagsOf });
  expect(mail.includes("Powered by Clearmoor.")).toBe(isNamed);
  expect(asked).toEqual(["bank"]);
});

test("a company isn't named next to itself", async () => {
  expect(besideText(await letterheads()("default"), "en")).toBe("");
  expect(await mailOf({ partnerAppMode: "cobrand", cobrandName: "Example Bank, Inc." })).not.toContain("together with");
});

test("Spanish has its own words", async () => {
  expect(await mailOf({}, "es")).toContain("Con tecnología de Clearmoor.");
  expect(await mailOf({ partnerAppMode: "cobrand" }, "es")).toContain("Ofrecido por Example Bank junto con Clearmoor.");
});
