import { expect, it } from "vitest";
import { demoPartners } from "../partners/demoPartners";
import { closingOf } from "../partners/closing";
import { letterheads } from "../partners/letterhead";
import { coverageWords } from "../texts/coverageWords";
import { policyFacts } from "../texts/policyFacts";
import { policyEmail } from "./policyEmail";

const policy = {
  policyNumber: "PB-1",
  transactionId: "t-1",
  applicationId: "a-1",
  leadId: "l-1",
  quoteId: "q-1",
  carrier: "pebbletrail",
  carrierName: "Pebbletrail Renters",
  insured: ["Ada Slow"],
  email: "ada@example.com",
  propertyAddress: { addressLine1: "418 Alder St", city: "Columbus", state: "OH", zipCode: "43215" },
  effectiveDate: "2026-12-01",
  expirationDate: "2027-11-30",
  coverages: [{ id: "lossOfUse", quoteKey: "lossOfUse", label: "Loss of use", value: "20% of personal property", amount: null }],
  plan: { planId: "MONTHLY", premiumCents: 24_000, installments: [{ dueDate: "2026-12-01", cents: 2_000 }, { dueDate: "2027-01-01", cents: 22_000 }] },
  boundTimestamp: "2026-11-22T12:00:00.000Z",
} satisfies Parameters<typeof policyEmail>[0]["policy"];

const letterhead = await letterheads({ byId: (id) => demoPartners().find((one) => one.id === id) }, { flagsOf: () => Promise.resolve({ everywhere: {}, byState: {} }) })("default");

it.each([
  ["en", "Your renters policy PB-1", ["First day  |  December 1, 2026", "Loss of use  |  20% of personal property", "$20.00, paid", "January 1, 2027  |  $220.00", "Questions?"]],
  ["es", "Su póliza de inquilinos PB-1", ["Primer día  |  1 de diciembre de 2026", "Pérdida de uso  |  20% de los bienes personales", "$20.00, pagado", "1 de enero de 2027  |  $220.00", "¿Preguntas?"]],
] as const)("a policy signed in %s is e-mailed in that language", (language, subject, parts) => {
  const message = policyEmail({ language, letterhead, to: policy.email, policy, coverageWords });
  expect(message.subject).toBe(subject);
  expect(message.html).toContain(`<html lang="${language}">`);
  for (const part of parts) expect(message.text.replaceAll("\u00a0", " ")).toContain(part);
});

it.each(["en", "es"] as const)("the e-mail in %s states each fact of the policy, and ends as its paper does", (language) => {
  const { text, html } = policyEmail({ language, letterhead, to: policy.email, policy, coverageWords });
  for (const { title, rows } of policyFacts(policy, language, coverageWords)) {
    expect(html).toContain(`>${title}</th>`);
    for (const row of rows) expect(text.split("\n")).toContain(row.join("  |  "));
  }
  for (const said of closingOf(letterhead, language)) expect(text.split("\n")).toContain(said);
});

it("keeps the policy's and the telephone's number whole where a line ends, and as they are in text", () => {
  const { text, html } = policyEmail({ language: "en", letterhead, to: policy.email, policy: { ...policy, policyNumber: "PEB-4882-4338" }, coverageWords });
  const whole = (number: string, style = "display:inline-block"): string => `<span style="${style}">${number}</span>`;
  expect(html).toMatch(new RegExp(`<h1[^>]*>Your renters policy ${whole("PEB-4882-4338")}</h1>`));
  expect(html).toContain(`>${whole("PEB-4882-4338", "white-space:nowrap")}</td>`);
  expect(html).toContain(`Call Clearmoor at ${whole("(800) 555-0142")}.</p>`);
  expect(html).toContain(">December 1, 2026</td>");
  expect(text).toContain("Your renters policy PEB-4882-4338\n");
});

it("nothing that the buyer typed becomes a link or a telephone number", () => {
  const { text, html } = policyEmail({
    language: "en",
    letterhead,
    to: policy.email,
    policy: { ...policy, insured: ["Ada evil.example"], propertyAddress: { ...policy.propertyAddress, addressLine1: "evil.example 1", addressLine2: "Call 800-555-0199", city: "evil.example" } },
    coverageWords,
  });
  expect(text).toContain("Ada evil example");
  expect(text + html).not.toMatch(/evil\.example|555-0199/);
});

it("lists the partner's licenses below the letter, and nothing if there are none", () => {
  const foot = (licenses: typeof letterhead.licensing.licenses) => policyEmail({ language: "en", letterhead: { ...letterhead, licensing: { ...letterhead.licensing, licenses } }, to: policy.email, policy, coverageWords }).text;
  expect(foot([{ state: "TX", number: "2155019" }])).toContain("). Licenses: TX 2155019.");
  expect(foot([])).not.toContain("Licenses");
});
