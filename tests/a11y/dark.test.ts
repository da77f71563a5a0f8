import { describe, expect } from "vitest";
import { violations, withAxe } from "../harness/axe";
import { test } from "../harness/test";

/** Every kind of card, field and notice once, shared out between the brands. In the light scheme the walks look at every screen. */
const screens = {
  default: ["types", "driver-errors", "quotes-details", "condo-start-calendar", "auto-case-addressNotFound"],
  auvane: ["address-suggestions", "driver-list-full", "history-most", "renters-purchase-payment-plan", "error"],
  "prairie-lantern": ["vehicle-vin-found", "home-discounts-confirmed", "renters-purchase-review-details", "life-coverage", "success"],
};

describe("in the dark scheme axe finds nothing", () => {
  test.for(Object.entries(screens))("%s", async ([brand, ids], { open, origins }) => {
    const addressOf = (screen: string): string => `${origins.sites}/gallery/frame/?${new URLSearchParams({ screen, brand, scheme: "dark" }).toString()}`;
    const visitor = await open({ prepare: withAxe, address: addressOf(ids[0]!) });
    for (const id of ids) {
      if (id !== ids[0]) await visitor.page.goto(addressOf(id));
      await visitor.page.locator("html[data-state=ready]").waitFor();
      expect.soft(await violations(visitor), id).toEqual([]);
    }
    if (brand === "default") return;
    await visitor.press("Menu");
    await visitor.dialog("Menu").waitFor();
    expect.soft(await violations(visitor), "menu").toEqual([]);
  });
});
