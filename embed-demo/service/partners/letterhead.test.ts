import { expect, test } from "vitest";
import { letter } from "../mail/letter";
import type { FlagProvider } from "../../flags/flagProvider";
import { besideText, letterheads } from "./letterhead";
import { demoPartners } from "./demoPartners";
import { operatorFlags } from "./operatorFlags";
import type { Partner } from "./partners";

const bank = { name: "Example Bank", tollFreeNumber: "(800) 555-0199", cobrandName: "Clearmoor", licensing: { agency: "Bank Insurance, LLC", npn: "0155599", licenses: [] } };
const withFlag = { privateLabel: true };

/** The demo's partners, and the bank with this config. */
const among = (config: object, flags: Partner["flags"] = {}) => ({
  byId: (id: string): Partner => ({ id, state: "active", origins: [], lines: null, flags, config: id === "bank" ? { ...bank, ...config } : demoPartners().find((one) => one.id === id)!.config }),
});

/** An e-mail of the bank with this config: its text and its HTML. */
async function mailOf(config: object, language: "en" | "es" = "en", switched: FlagProvider | null = null, flags: Partner["flags"] = {}): Promise<string> {
  const partners = among(config, flags);
  const { text, html } = letter({ language, letterhead: await letterheads(partners, operatorFlags(partners, switched))("bank"), to: "morgan@example.com", subject: "Your quotes", parts: [] });
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

test.each([
  ["on", {}, true, null, false],
  ["off", withFlag, false, null, true],
  ["on, and off from outside", {}, true, { everywhere: { privateLabel: false }, byState: {} }, true],
] as const)("a private label switched %s by the operator applies to e-mails", async (_how, flags, privateLabel, outside, isNamed) => {
  const mail = await mailOf({ partnerAppMode: "private-label", flags }, "en", outside && { flagsOf: () => Promise.resolve(outside) }, { privateLabel });
  expect(mail.includes("Powered by Clearmoor.")).toBe(isNamed);
});

test("a company isn't named next to itself", async () => {
  const partners = among({});
  expect(besideText(await letterheads(partners, operatorFlags(partners, null))("default"), "en")).toBe("");
  expect(await mailOf({ partnerAppMode: "cobrand", cobrandName: "Example Bank, Inc." })).not.toContain("together with");
});

test("Spanish has its own words", async () => {
  expect(await mailOf({}, "es")).toContain("Con tecnología de Clearmoor.");
  expect(await mailOf({ partnerAppMode: "cobrand" }, "es")).toContain("Ofrecido por Example Bank junto con Clearmoor.");
});
