import { describe, expect } from "vitest";
import { quoteSite } from "../harness/sites";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { answerAddress } from "./funnel/address";
import { inFlorida } from "./funnel/property";
import { selectFirst } from "./funnel/quotes";

/** Expects the button that leads on to be in the window in both languages, before anything is scrolled. */
async function showsWayOn(visitor: Visitor): Promise<void> {
  for (const language of ["en", "es"]) {
    await visitor.widget.evaluate((element, lang) => {
      element.setAttribute("lang", lang);
      window.scrollTo({ top: 0, behavior: "instant" });
    }, language);
    await visitor.widget.locator(`section[lang="${language}"]`).waitFor();
    const box = (await visitor.widget.locator("button[type=submit]").boundingBox())!;
    expect(box.y + box.height, language).toBeLessThanOrEqual(visitor.page.viewportSize()!.height);
  }
}

describe("on a desktop the button is in sight on the longest screens", () => {
  test("the request for a call, with its consent", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await selectFirst(visitor);
    await visitor.isAt("auto/finalize/contact");
    await visitor.choose("Call me", "How should we contact you?");
    await visitor.fill("Phone", "(512) 555-0138");
    await visitor.widget.getByRole("checkbox").waitFor();
    await showsWayOn(visitor);
  });

  test("Florida's home, which says above the fields what is shared", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "homeowners/address") });
    await answerAddress(visitor, inFlorida);
    await visitor.isAt("homeowners/personal-info-florida");
    const shared = (await visitor.widget.getByText(/^When you continue, we share/).boundingBox())!;
    expect(shared.y).toBeLessThan((await visitor.field("First name").boundingBox())!.y);
    await showsWayOn(visitor);
  });
});
