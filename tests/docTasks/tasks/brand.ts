import { expect } from "vitest";
import { answerInfo, toQuotes } from "../../e2e/funnel/pet";
import { pricesOf, waitForQuotes } from "../../e2e/funnel/quotes";
import type { DocTask } from "../task";

const id = "birch-harbor";

export const brand: DocTask = {
  id: "brand",
  what: "A fourth brand, on a page of one's own",
  steps: [
    { follow: "ten minutes" },
    { read: "By hand" },
    { run: { under: "By hand", language: "sh", with: "partner -- new" }, in: "demo", changes: { "maple-trust": id } },
    { read: "On a page of your own" },
    { save: { under: "On a page of your own", language: "html" }, as: "index.html", changes: { "maple-trust": id, auto: "pet" } },
    { start: { under: "On a page of your own", language: "sh", with: "npm start" }, in: "demo", until: "http://localhost:4400/" },
    { start: { under: "On a page of your own", language: "sh", with: "http.server" }, until: "http://localhost:8080/" },
  ],
  proof: async ({ open, here }) => {
    const visitor = await open(here("http://localhost:8080/"));
    await visitor.arrive();
    await answerInfo(visitor);
    await toQuotes(visitor);
    await waitForQuotes(visitor);
    expect((await pricesOf(visitor))[0]).toBeGreaterThan(0);
    expect(await visitor.widget.getAttribute("partner")).toBe(id);
  },
  always: true,
};
