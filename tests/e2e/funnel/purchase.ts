import { expect } from "vitest";
import { sandboxKeys } from "../../../embed-demo/service/payments/sandboxKeys";
import { resumed } from "../../harness/resumed";
import type { Site } from "../../harness/sites";
import type { Visitor } from "../../harness/visitor";
import { homeIn, morgan } from "./people";
import { walkProperty } from "./property";
import { waitForQuotes } from "./quotes";

/** Cards of the payment sandbox. */
export const cards = { pays: "4242 4242 4242 4242", declined: "4000 0000 0000 0002", slow: "4000 0000 0000 0077", asksBank: "4000 0000 0000 3220" } as const;

/** Keeps companies from failing at random, among them the one that sells online. */
export const unfailing = "Steady Carriers";

/** Starts a visit at the quotes of renters, for tests that aren't about the way there. */
export const atQuotes = (told: { readonly lastName?: string; readonly email?: string; readonly site?: Site } = {}, prepare?: Parameters<typeof resumed>[2]) =>
  resumed("policy-compare", { line: "renters", lastName: unfailing, ...told }, prepare);

/** Answers renters up to the quotes. */
export const walkToQuotes = (visitor: Visitor): Promise<void> => walkProperty(visitor, { line: "renters", home: homeIn("TX"), who: { ...morgan, lastName: unfailing } });

/** Starts buying the price that is sold online. */
export async function beginToBuy(visitor: Visitor): Promise<void> {
  await waitForQuotes(visitor);
  // The online quote may be anywhere in the list. Moving the pointer away lets the list settle.
  await visitor.page.mouse.move(1, 1);
  await visitor.press(/^Buy online now: Pebbletrail/);
  await visitor.isAt("renters/purchase");
  await visitor.press("Continue");
  await visitor.isAt("renters/purchase/questions");
}

/** Gives the answers that an online sale requires. */
export async function answerQuestions(visitor: Visitor, said: Readonly<Record<string, "yes" | "no">> = {}): Promise<void> {
  const answers = { businessOrDaycare: "no", haveAnyLosses: "no", anyDogsOnPremises: "no", anyAnimalBites: "no", anyViciousExoticAnimals: "no", anyAdditionalInsured: "no", ...said };
  for (const [name, value] of Object.entries(answers)) await visitor.widget.locator(`input[name="${name}"][value="${value}"]`).check();
  await visitor.press("Continue to review");
}

/** Answers the questions and reviews, up to the page of the signature. */
export async function reachSignature(visitor: Visitor): Promise<void> {
  await beginToBuy(visitor);
  await answerQuestions(visitor);
  await visitor.isAt("renters/purchase/review-details");
  await visitor.press("Continue to sign");
  await visitor.isAt("renters/purchase/sign");
}

/** Reviews, signs, and continues to the plans. */
export async function sign(visitor: Visitor): Promise<void> {
  await visitor.isAt("renters/purchase/review-details");
  await visitor.press("Continue to sign");
  await signHere(visitor);
}

/** Signs on the page of the signature, and continues to the plans. */
export async function signHere(visitor: Visitor): Promise<void> {
  await visitor.isAt("renters/purchase/sign");
  await visitor.choose(/^Online documents/);
  await visitor.choose(/^Signature/);
  await visitor.press("Sign my application");
  await visitor.isAt("renters/purchase/payment-plan");
}

/** Chooses a plan, which leads to the payment page. */
export async function choosePlan(visitor: Visitor, name: RegExp = /^Monthly/): Promise<void> {
  await visitor.choose(name);
  await visitor.press(/^Continue to pay /);
  await visitor.page.waitForURL(/\/payment\//);
}

/** Pays on the payment page. */
export async function payWith(visitor: Visitor, card: string): Promise<void> {
  await visitor.page.getByLabel("Card number").fill(card);
  await visitor.page.getByRole("button", { name: /^Pay / }).click();
}

export async function reachPayment(visitor: Visitor): Promise<void> {
  await beginToBuy(visitor);
  await answerQuestions(visitor);
  await sign(visitor);
  await choosePlan(visitor);
}

/** Returns the policy's number from its page. */
export async function seesPolicy(visitor: Visitor): Promise<string> {
  await visitor.isAt(/^renters\/purchase\/success/);
  await visitor.seesHeading(/^Your renters policy is ready/);
  const number = visitor.widget.locator(".number");
  await expect.poll(() => number.count()).toBe(1);
  return (await number.textContent()) ?? "";
}

/** Calls the sandbox's own API. */
const sandbox = ({ origins }: Visitor, path: string, method = "GET"): Promise<Response> =>
  fetch(`${origins.external}/payment/api/payments${path}`, { method, headers: { Authorization: `Bearer ${sandboxKeys.apiKey}` } });

interface SandboxPayment {
  readonly ref: string;
  readonly successUrl: string;
  readonly status: string;
  readonly charged: number;
  readonly returned: number;
}

/** Returns the payment provider's records of the visitor's application. */
async function sandboxPayments(visitor: Visitor): Promise<readonly SandboxPayment[]> {
  const stored = await visitor.page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith("iq."))?.[1] ?? "{}");
  const { application, bought } = JSON.parse(stored) as { application: { id: string } | null; bought: { applicationId: string } | null };
  const id = application?.id ?? bought?.applicationId ?? "none";
  const all = (await (await sandbox(visitor, "")).json()) as readonly SandboxPayment[];
  return all.filter(({ successUrl }) => successUrl.includes(id));
}

/** Returns for each of the visitor's payment pages how often money was taken and returned. */
export const paymentsOf = async (visitor: Visitor) => (await sandboxPayments(visitor)).map(({ status, charged, returned }) => ({ status, charged, returned }));

/** Decides the visitor's slow payment, which would otherwise take a minute. */
export async function decideSlow(visitor: Visitor): Promise<void> {
  for (const { ref } of (await sandboxPayments(visitor)).filter(({ status }) => status === "processing")) await sandbox(visitor, `/${ref}/decide`, "POST");
}

/** Reloads the page once it has loaded; a page that a redirect is leaving can't be reloaded. */
export async function reloadPage({ page }: Visitor): Promise<void> {
  await page.waitForLoadState();
  await page.reload();
}
