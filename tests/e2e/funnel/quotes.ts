import { expect } from "vitest";
import type { Locator } from "playwright";
import type { Visitor } from "../../harness/visitor";

/** The cards' main buttons, cheapest month first. */
export const selectButtons = (visitor: Visitor): Locator => visitor.button(/^(?:Select|Continue with) (?!\d)/);

/** Until every carrier has answered. The pointer goes elsewhere: what it rests on is held where it is. */
export async function waitForQuotes(visitor: Visitor): Promise<void> {
  await visitor.seesHeading(/prices are in$/i);
  await visitor.page.mouse.move(1, 1);
  await visitor.seesHeading(/your prices are in$/i);
  await expect.poll(() => selectButtons(visitor).count()).toBeGreaterThan(0);
}

/** The carrier that was picked. */
export async function selectFirst(visitor: Visitor): Promise<string> {
  await waitForQuotes(visitor);
  const button = selectButtons(visitor).first();
  const carrier = ((await button.textContent()) ?? "").replace(/^(?:Select|Continue with) /, "").trim();
  await button.click();
  return carrier;
}
