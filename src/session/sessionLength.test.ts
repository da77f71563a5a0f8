import { signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import { aPartner } from "../fixtures/sessionOptions";
import type { Language } from "../kernel/language";
import { bundledConfig } from "../partner/bundledConfig";
import { sessionLength } from "./sessionLength";

it.each<[hours: number, language: Language, words: string]>([
  [24, "en", "24 hours"],
  [24, "es", "24 horas"],
  [168, "en", "7 days"],
  [168, "es", "7 días"],
])("a session of %d hours in %s: %s", (sessionHours, language, words) => {
  expect(sessionLength({ partner: aPartner({ config: { ...bundledConfig, sessionHours } }), speech: signal({ language }) })).toBe(words);
});

it("is a day where a partner's config doesn't say it", () => {
  expect(bundledConfig.sessionHours).toBe(24);
});
