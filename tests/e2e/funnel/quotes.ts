import type { Locator } from "playwright";
import type { Visitor } from "../../harness/visitor";

/** Locates the button with the company's name that opens each quote's row, in the order of the list. */
export const rowButtons = (visitor: Visitor): Locator => visitor.widget.locator("article h2 button");

/** The heading once every carrier has answered. */
export const arrived = /^your (?:quote is|\d+ quotes are) in$/i;

/** Waits until every carrier has answered. Moves the pointer away, as it holds the row under it in place. */
export async function waitForQuotes(visitor: Visitor): Promise<void> {
  await visitor.seesHeading(/^your (?:quotes so far|quote is in|\d+ quotes are in)$/i);
  await visitor.page.mouse.move(1, 1);
  await visitor.seesHeading(arrived);
  await rowButtons(visitor).first().waitFor();
}

/** Selects the first quote with an advisor, and returns its carrier. */
export async function selectFirst(visitor: Visitor): Promise<string> {
  await waitForQuotes(visitor);
  // A price that is bought online doesn't lead to an advisor.
  const row = visitor.widget.locator("article").filter({ hasNotText: "Firm price" }).first().locator("h2 button");
  const carrier = ((await row.textContent()) ?? "").trim();
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  await visitor.button(new RegExp(`^(?:Select|Continue with) ${carrier}$`)).click();
  return carrier;
}

/** Returns the rows' monthly prices, from the top down. */
export const pricesOf = (visitor: Visitor): Promise<readonly number[]> =>
  visitor.widget
    .locator("article")
    .evaluateAll((cards) => cards.map((card) => Number(/\$([\d.,]+) a month/.exec(card.textContent ?? "")?.[1]?.replace(",", ""))));
