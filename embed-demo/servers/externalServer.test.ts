import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { originsOf } from "../hosting/origins";
import { externalServer } from "./externalServer";

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const site = externalServer({
  origins: originsOf(4400),
  folders: { files: path("external"), handOffPages: path("handOff/pages"), paymentPages: path("payment/pages") },
  ratingSpeed: 1,
  readOutbox: async () => [],
  webhookSecret: `whsec_${"A".repeat(32)}`,
});

const [, printed = ""] = /External sites {3}\$\{external\}([^`]*)`/.exec(await readFile(path("start.ts"), "utf8")) ?? [];

test.each(["/", ...printed.split(", ")])("there is a page at %s of the external sites", async (address) => {
  const response = await site.request(address);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<h1>.+<\/h1>/);
});

test("the first page leads to each address that the start prints", async () => {
  const html = await (await site.request("/")).text();
  expect(printed).toContain("/carriers/");
  for (const address of printed.split(", ")) expect(html).toContain(`href="${address}"`);
});

test.each(["quoting", "pet-partner"])("%s asks no more questions of arriving visitors, as its page has no field for the answers", async (folder) => {
  const html = await readFile(path(`handOff/pages/${folder}/welcome.html`), "utf8");
  expect(html).not.toMatch(/<(?:input|select|form)|\bAnswer\b/);
});
