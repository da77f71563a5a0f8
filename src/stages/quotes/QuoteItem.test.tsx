import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Coverage } from "../../api/contract/coverage";
import type { Quote } from "../../api/contract/quote";
import { say } from "../../kernel/phrase";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { QuoteItem } from "./QuoteItem";

const monthly = { id: "q", carrierName: "Tern & Tide", premium: 24.76, term: 1, claimsRating: 4.2, isBindable: true, coverages: [], messages: [] } as unknown as Quote;
const actions = { onToggle: () => undefined, onChoose: () => undefined, onSelect: () => undefined };
const shown = (only: boolean, quote = monthly, usual = monthly, definitions: readonly Coverage[] = [], more: Partial<Parameters<typeof QuoteItem>[0]> = {}): string => renderToStaticMarkup(
  <SessionProvider value={{ say, line: { peek: () => null }, partner: { config: { tollFreeNumber: "(800) 555-0142" } } } as unknown as Session}>
    <QuoteItem
      quote={quote}
      usual={usual}
      badges={["LOWEST_COST", "ONLINE"]}
      spent={[]}
      definitions={definitions}
      open={false}
      chosen={false}
      only={only}
      full={false}
      selected={false}
      busy={false}
      amountId={null}
      isPrinting={false}
      unit="month"
      lowest={24}
      isUsuallyFirm={false}
      {...actions}
      {...more}
    />
  </SessionProvider>,
);
const row = shown(false);

it.each(["Firm price", "24.76", "Lowest price", "Claims rating 4.2 out of 5"])("a row says %s once", (said) => expect(row.split(said)).toHaveLength(2));
it.each(["Bindable", "month by month"])("a row doesn't say %s", (said) => expect(row).not.toContain(said));
it("a company's only row offers no comparison", () => expect(shown(true)).not.toContain("Compare"));
it("a row doesn't repeat what is said once above the list", () => expect(shown(false, monthly, monthly, [], { isUsuallyFirm: true })).not.toContain("Firm price"));
it("the recommended row says why", () => {
  const recommended = shown(false, monthly, monthly, [], { badges: ["RECOMMENDED"] });
  expect(recommended).toContain("Best rated of the five lowest");
  expect(recommended).toContain("$0.76 more");
  // The difference is that of the two prices as they are shown.
  const [low, high] = [251.38 / 6, { ...monthly, premium: 282.32, term: 6 as const }];
  expect(shown(false, high, high, [], { badges: ["RECOMMENDED"], lowest: low })).toContain("$5.15 more");
});
it("a row says the term's total instead of the month", () => {
  const total = shown(false, { ...monthly, premium: 148.56, term: 6 }, monthly, [], { unit: "term" });
  expect(total).toContain("$148.56 for 6 months");
  expect(total).not.toContain("a month");
});

it("a row of life names its years as a person says them", () => {
  const lasts = { id: "POLICY_DURATION", label: "Policy duration", showOnQuoteCard: true } as Coverage;
  const [ten, twenty] = ["10 years", "20 years"].map((value) => ({ ...monthly, coverages: [{ ...lasts, value, amount: Number.parseInt(value, 10) }] }));
  expect(shown(false, ten, twenty, [lasts])).toContain("10 years of coverage");
});

const exam = { id: "MEDICAL_EXAM", label: "Medical exam", showOnQuoteCard: true } as Coverage;
const examined = (value: string) => ({ ...monthly, coverages: [{ id: exam.id, label: exam.label, value, amount: null }] }) as unknown as Quote;

it.each([
  ["No", "Yes", "No medical exam"],
  ["Yes", "No", "Medical exam: yes"],
])("a row whose answer is %s where most say %s says %s, without the sign of what is the same", (value, most, said) => {
  const different = shown(false, examined(value), examined(most), [exam]);
  expect(different).toContain(said);
  expect(different).toMatch(/<span class="other"><span>/);
});

const liability = { id: "LIABILITY", label: "Personal liability", showOnQuoteCard: true, isDeductible: false } as Coverage;
const loss = { id: "LOSS", label: "Loss of use", showOnQuoteCard: false, isDeductible: false } as Coverage;
const home = (...values: readonly string[]) =>
  ({ ...monthly, coverages: [liability, loss, { id: "THIRD", label: "Third" }].map(({ id, label }, index) => ({ id, label, value: values[index], amount: null })) }) as unknown as Quote;

it("names every difference on paper, and counts those beyond its room on screen", () => {
  const [own, usual] = [home("$300,000", "$9,000", "$1"), home("$100,000", "$6,000", "$2")];
  const third = { ...loss, id: "THIRD", showOnQuoteCard: true };
  expect(shown(false, own, usual, [liability, { ...loss, showOnQuoteCard: true }, third])).toContain("$300,000 personal liability, 2\u00a0more");
  expect(shown(false, own, usual, [liability, loss], { isPrinting: true })).toContain("$9,000 loss of use");
});

it("names the amount on every row if amounts differ", () => {
  const [own, usual] = [home("$300,000", "$6,000"), home("$100,000", "$6,000")];
  const amountId = liability.id;
  expect(shown(false, usual, usual, [liability, loss], { amountId })).toContain("$100,000 personal liability");
  expect(shown(false, own, usual, [liability, loss], { amountId }).split("$300,000 personal liability")).toHaveLength(2);
});

it("names the company's A.M. Best rating on the row where it is less than excellent", () => {
  expect(shown(false, { ...monthly, amBest: "B+" })).toContain("A.M. Best B+");
  expect(shown(false, { ...monthly, amBest: "A" }), "excellent, as usual").not.toContain("A.M. Best");
  expect(shown(false)).not.toContain("A.M. Best");
});
