import { expect } from "vitest";
import type { Visitor } from "../../harness/visitor";
import { homeIn, morgan } from "./people";
import { walkProperty } from "./property";
import { rowButtons, waitForQuotes } from "./quotes";

/** Cards of the payment sandbox. */
export const cards = { pays: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", slow: "4000 0000 0000 0077", asksBank: "4000 0000 0000 3220" } as const;

const address = homeIn("TX");

/** Answers renters up to the quotes, and begins to buy the price that is sold online. */
export async function beginToBuy(visitor: Visitor, lastName = "Slow Carriers"): Promise<void> {
  await walkProperty(visitor, { line: "renters", home: address, who: { ...morgan, lastName } });
  await waitForQuotes(visitor);
  // The one that is sold online needn't be among the cheapest.
  await visitor.press(/^Show \d+ more quotes$/);
  await visitor.page.mouse.move(1, 1);
  const row = rowButtons(visitor).filter({ hasText: "Pebbletrail" }).first();
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  await visitor.press(/^Buy online from/);
  await visitor.isAt("renters/purchase");
  await visitor.press("Continue");
  await visitor.isAt("renters/purchase/questions");
}

/** The answers that a policy is sold online with. */
export async function answerQuestions(visitor: Visitor, said: Readonly<Record<string, "yes" | "no">> = {}): Promise<void> {
  const answers = { businessOrDaycare: "no", haveAnyLosses: "no", anyDogsOnPremises: "no", anyAnimalBites: "no", anyViciousExoticAnimals: "no", anyAdditionalInsured: "no", ...said };
  for (const [name, value] of Object.entries(answers)) await visitor.widget.locator(`input[name="${name}"][value="${value}"]`).check();
  await visitor.press("Continue to review");
}

/** Signs what is on the review, and goes on to the plans. */
export async function sign(visitor: Visitor): Promise<void> {
  await visitor.isAt("renters/purchase/review-details");
  await visitor.choose(/^Online papers/);
  await visitor.choose(/^Signature/);
  await visitor.press("Continue to payment plan");
  await visitor.isAt("renters/purchase/payment-plan");
}

/** To the payment page. */
export async function choosePlan(visitor: Visitor, name: RegExp = /^Pay monthly/): Promise<void> {
  await visitor.choose(name);
  await visitor.press("Go to secure payment");
  await visitor.page.waitForURL(/\/payment\//);
}

/** On the payment page. */
export async function payWith(visitor: Visitor, card: string): Promise<void> {
  await visitor.page.getByLabel("Card number").fill(card);
  await visitor.page.getByRole("button", { name: /^Pay / }).click();
}

export async function reachPayment(visitor: Visitor, lastName?: string): Promise<void> {
  await beginToBuy(visitor, lastName);
  await answerQuestions(visitor);
  await sign(visitor);
  await choosePlan(visitor);
}

/** The charges that the sandbox has taken, and kept, of the visitor's transaction. */
export async function seesPolicy(visitor: Visitor): Promise<string> {
  await visitor.isAt(/^renters\/purchase\/success/);
  await visitor.seesHeading(/^Your renters policy is ready/);
  const number = visitor.widget.locator(".number");
  await expect.poll(() => number.count()).toBe(1);
  return (await number.textContent()) ?? "";
}
