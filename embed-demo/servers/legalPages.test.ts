import { expect, it } from "vitest";
import { retention } from "../../src/business/retention";
import { legalPages } from "./legalPages";
import { originsOf } from "../hosting/origins";

it.each(["en", "es"] as const)("the privacy notice in %s names the retention periods that the service applies", async (language) => {
  const page = await legalPages({ legal: "embed-demo/legal", content: "embed-demo/content" }, originsOf(5300))("clearmoor", "privacy", language);
  const said = [...(page ?? "").matchAll(/<td>(\d+) (days|months|years|días|meses|años)\b/g)].map(([, length]) => Number(length));
  expect(said).toEqual([retention.unfinishedDays, retention.finalizedYears, retention.policyYears, retention.consentYears, retention.visitMonths]);
});

it.each([
  ["en", "for up to 24 hours."],
  ["es", "por hasta 24 horas."],
] as const)("the privacy notice in %s says how long a session lasts: %s", async (language, said) => {
  const page = await legalPages({ legal: "embed-demo/legal", content: "embed-demo/content" }, originsOf(5300))("clearmoor", "privacy", language);
  expect(page).toContain(said);
});
