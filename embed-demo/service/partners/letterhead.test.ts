import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letter } from "../mail/letter";
import { besideText, letterheadOf } from "./letterhead";
import { admit, partners } from "./partners";

const folder = mkdtempSync(join(tmpdir(), "letterhead-"));
const bank = { name: "Example Bank", tollFreeNumber: "(800) 555-0199", cobrandName: "Clearmoor", licensing: { agency: "Bank Insurance, LLC", npn: "0155599", licenses: [] } };
const withFlag = { privateLabel: true };

beforeAll(() => admit([{ id: "bank", key: "pk_bank_demo", folder }]));
afterAll(() => {
  partners.splice(partners.findIndex(({ id }) => id === "bank"), 1);
  rmSync(folder, { recursive: true });
});

/** An e-mail of the bank, configured so: its words and its HTML. */
function mailOf(config: object, language: "en" | "es" = "en"): string {
  writeFileSync(join(folder, "config.json"), JSON.stringify({ ...bank, ...config }));
  const { text, html } = letter({ language, letterhead: letterheadOf("bank"), to: "morgan@example.com", subject: "Your quotes", parts: [] });
  expect(text).toContain("Bank Insurance, LLC");
  return text + html;
}

test.each([
  ["standard", {}, "Powered by Clearmoor."],
  ["standard, by name", { partnerAppMode: "standard", cobranding: true }, "Powered by Clearmoor."],
  ["private label without its flag", { partnerAppMode: "private-label" }, "Powered by Clearmoor."],
  ["co-brand", { partnerAppMode: "cobrand" }, "Offered by Example Bank together with Clearmoor."],
  ["co-brand, by the older flag", { cobranding: true }, "Offered by Example Bank together with Clearmoor."],
] as const)("an e-mail of a partner in the mode %s names the company beside it", (_mode, config, said) => {
  expect(mailOf(config)).toContain(said);
});

test.each([
  ["by name", { partnerAppMode: "private-label", flags: withFlag }],
  ["by the older flag", { isPrivateLabel: true, flags: withFlag }],
])("an e-mail under a private label, %s, names the partner alone", (_how, config) => {
  expect(mailOf(config)).not.toMatch(/Clearmoor|Powered/);
});

test("a company isn't named beside itself", () => {
  expect(besideText(letterheadOf("default"), "en")).toBe("");
  expect(mailOf({ partnerAppMode: "cobrand", cobrandName: "Example Bank, Inc." })).not.toContain("together with");
});

test("Spanish has words of its own", () => {
  expect(mailOf({}, "es")).toContain("Con tecnología de Clearmoor.");
  expect(mailOf({ partnerAppMode: "cobrand" }, "es")).toContain("Ofrecido por Example Bank junto con Clearmoor.");
});
