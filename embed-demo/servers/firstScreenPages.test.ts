import { expect, test } from "vitest";
import { lineSlugs } from "../../src/business/lines";
import { lines } from "../../src/lines/lines";
import { originsOf } from "../hosting/origins";
import { beginsAt, firstScreenPages } from "./firstScreenPages";

test.each([
  ["http://localhost:4400/quote/auto", "default", "auto"],
  ["http://localhost:4400/quote/auto/address", "default", "auto"],
  ["http://localhost:4400/quote/pet/info", "default", "pet"],
  ["http://auvane.localhost:4400/quote/auto/address", "auvane", "auto"],
  ["http://localhost:4400/quote/auto/address?partner=auvane", "auvane", "auto"],
  ["http://localhost:4400/quote/auto/address?partner=auvane&coverageAmount=1", "auvane", null],
  ["http://localhost:4400/quote/auto/address?lang=es", "default", "auto"],
  ["http://localhost:4400/quote/pet/address", "default", null],
  ["http://localhost:4400/quote/auto/driver", "default", null],
  ["http://localhost:4400/quote/boats", "default", null],
  ["http://localhost:4400/quote/constructor", "default", null],
  ["http://localhost:4400/quote/", "default", null],
  ["http://localhost:4400/quote/?organization=prairie-lantern", "prairie-lantern", null],
])("%s is %s's, and begins with %s", (address, partner, line) => {
  expect(beginsAt(new URL(address))).toEqual({ partner, line });
});

// The server asks the content network, so it needs nothing of the widget.
test.each(lineSlugs.filter((slug) => slug !== "other"))("the page of the first step of %s starts with it", async (slug) => {
  const { line } = await lines[slug]();
  const first = line.flow.groups[0]?.steps[0]?.id;
  expect(beginsAt(new URL(`http://localhost:4400/quote/${slug}/${first}`)).line).toBe(slug);
});

test.each([
  ["en", "default", "for up to 24 hours."],
  ["es", "default", "por hasta 24 horas."],
  ["en", "nobody", "for up to 24 hours."],
])("the standalone page in %s for %s says how long a session lasts: %s", async (language, partner, said) => {
  const page = await firstScreenPages({ sites: "embed-demo/sites", content: "embed-demo/content" }, originsOf(5300))(new Request(`http://localhost:5300/quote/?lang=${language}`), "/quote/index.html", { partner, line: null });
  expect(await page?.text()).toContain(said);
});
