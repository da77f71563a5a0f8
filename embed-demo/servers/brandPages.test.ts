import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { originsOf } from "../hosting/origins";
import { brandPages } from "./brandPages";

test.each([
  [["en", "es"], "en", "insurance-quote.js"],
  [["en", "es"], "es", "insurance-quote-es.js"],
  [["es", "en"], "es", "insurance-quote.js"],
  [["es", "en"], "en", "insurance-quote-en.js"],
  [["en"], "es", "insurance-quote.js"],
  [undefined, "es", "insurance-quote.js"],
] as const)("a page of a brand that lists %j, in %s, loads a script that is published: %s", async (languages, language, script) => {
  const studio = mkdtempSync(join(tmpdir(), "iq-brand-"));
  onTestFinished(() => rmSync(studio, { recursive: true }));
  mkdirSync(join(studio, "a-brand"));
  writeFileSync(join(studio, "a-brand", "config.json"), JSON.stringify({ name: "A brand", languages }));
  const page = await brandPages({ brands: "embed-demo/brands", content: "embed-demo/content", studio }, originsOf(5300))("a-brand", language);
  expect(page).toContain(`src="http://localhost:5301/content/a-brand/${script}"`);
});
