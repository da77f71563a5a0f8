import type { Locator } from "playwright";
import type { Visitor } from "../../harness/visitor";

/** One of each quote's row, in the order of the list: its company's name, which opens it. */
export const rowButtons = (visitor: Visitor): Locator => visitor.widget.locator("article h2 button");

/** Until every carrier has answered. The pointer goes elsewhere: what it rests on is held where it is. */
export async function waitForQuotes(visitor: Visitor): Promise<void> {
  await visitor.seesHeading(/quotes are in$/i);
  await visitor.page.mouse.move(1, 1);
  await visitor.seesHeading(/your quotes are in$/i);
  await rowButtons(visitor).first().waitFor();
}

/** The carrier that was picked. */
export async function selectFirst(visitor: Visitor): Promise<string> {
  await waitForQuotes(visitor);
  // A price that is bought online has no advisor to go on with.
  const row = visitor.widget.locator("article").filter({ hasNotText: "Firm price" }).first().locator("h2 button");
  const carrier = ((await row.textContent()) ?? "").trim();
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  await visitor.button(new RegExp(`^(?:Select|Continue with) ${carrier}$`)).click();
  return carrier;
}

/** What the rows ask a month, from the top down. */
export const pricesOf = (visitor: Visitor): Promise<readonly number[]> =>
  visitor.widget
    .locator("article")
    .evaluateAll((cards) => cards.map((card) => Number(/\$([\d.,]+) a month/.exec(card.textContent ?? "")?.[1]?.replace(",", ""))));
