import { expect, it } from "vitest";
import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import { mounted } from "../../../fixtures/mounted";
import { say, type Phrase } from "../../../kernel/phrase";
import { SessionProvider } from "../../../session/context";
import type { Session } from "../../../session/session";
import spanish from "../../../texts/es/quotes.json";
import { SharedTerms } from "./SharedTerms";
import { usualQuote } from "./usual";

const session = { say: (phrase: Phrase) => say(phrase, undefined, undefined, "en") } as unknown as Session;
const definitions = [{ id: "LIMIT", label: "a year", showInQuoteCardHeader: true, showOnQuoteCard: true, isDeductible: false }] as unknown as Coverage[];
const page = mounted();

it.each([
  ["5 5 5 5 5", "All: $5 a year."],
  ["5 5 5 5 4", "Nearly all: $5 a year."],
  ["5 5 5 4 3", "Most: $5 a year."],
  ["5 5 4 3", "Most often: $5 a year."],
  ["5 5 4 3 2 1", "Most often: $5 a year."],
  ["5", "$5 a year."],
])("limits of %s: %s", (limits, said) => {
  const quotes = limits.split(" ").map((dollars) => ({ isBindable: false, coverages: [{ id: "LIMIT", value: `$${dollars}`, amount: Number(dollars) }] }) as unknown as Quote);
  page.render(
    <SessionProvider value={session}>
      <SharedTerms quotes={quotes} usual={usualQuote(quotes)!} definitions={definitions} isWhole={false} />
    </SessionProvider>,
  );
  expect(page.container.textContent?.replaceAll("\u00a0", " ")).toBe(`${said} Estimates until the company checks your records.`);
});

it("says a policy's years in the order of Spanish", () => {
  const lasts = { id: "POLICY_DURATION", label: "Policy duration" };
  const quotes = [{ isBindable: false, coverages: [{ ...lasts, value: "20 años", amount: 20 }] }] as unknown as Quote[];
  const speaker = { say: (phrase: Phrase) => say(phrase, undefined, spanish, "es") } as unknown as Session;
  page.render(
    <SessionProvider value={speaker}>
      <SharedTerms quotes={quotes} usual={usualQuote(quotes)!} definitions={[{ ...definitions[0]!, ...lasts }]} isWhole={false} />
    </SessionProvider>,
  );
  expect(page.container.textContent?.replaceAll("\u00a0", " ")).toMatch(/^Cobertura de 20 años\./);
});
