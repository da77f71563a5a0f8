import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Coverage } from "../../api/contract/coverage";
import type { Quote } from "../../api/contract/quote";
import { say } from "../../kernel/phrase";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { QuoteItem } from "./QuoteItem";

const monthly = { id: "q", carrierName: "Tern & Tide", premium: 24.76, term: 1, isBindable: true, coverages: [], messages: [] } as unknown as Quote;
const actions = { onToggle: () => undefined, onChoose: () => undefined, onSelect: () => undefined };
const shown = (only: boolean, quote = monthly, usual = monthly, definitions: readonly Coverage[] = [], more: Partial<Parameters<typeof QuoteItem>[0]> = {}): string => renderToStaticMarkup(
  <SessionProvider value={{ say, line: { peek: () => null }, partner: { config: { tollFreeNumber: "(800) 555-0142" } } } as unknown as Session}>
    <QuoteItem
      quote={quote}
      usual={usual}
      badges={["LOWEST_COST", "ONLINE"]}
      spent={[]}
      fresh={false}
      definitions={definitions}
      open={false}
      chosen={false}
      only={only}
      full={false}
      selected={false}
      busy={false}
      amountId={null}
      isPrinting={false}
      {...actions}
      {...more}
    />
  </SessionProvider>,
);
const row = shown(false);

it.each(["Firm price", "24.76", "Lowest cost", "Same coverage"])("a row says %s once", (said) => expect(row.split(said)).toHaveLength(2));
it.each(["Bindable", "month by month"])("a row doesn't say %s", (said) => expect(row).not.toContain(said));
it.each(["Same coverage", "Compare"])("a company's only row doesn't say %s", (said) => expect(shown(true)).not.toContain(said));

const exam = { id: "MEDICAL_EXAM", label: "Medical exam", showOnQuoteCard: true } as Coverage;
const examined = (value: string) => ({ ...monthly, coverages: [{ id: exam.id, label: exam.label, value, amount: null }] }) as unknown as Quote;

it.each([
  ["No", "Yes", "No medical exam"],
  ["Yes", "No", "Medical exam: Yes"],
])("a row whose answer is %s where most say %s says %s", (value, most, said) => {
  expect(shown(false, examined(value), examined(most), [exam])).toContain(said);
});

const liability = { id: "LIABILITY", label: "Personal liability", showOnQuoteCard: true, isDeductible: false } as Coverage;
const loss = { id: "LOSS", label: "Loss of use", showOnQuoteCard: false, isDeductible: false } as Coverage;
const home = (...values: readonly string[]) =>
  ({ ...monthly, coverages: [liability, loss].map(({ id, label }, index) => ({ id, label, value: values[index], amount: null })) }) as unknown as Quote;

it("names every difference on paper, and counts those beyond its room on screen", () => {
  const [own, usual] = [home("$300,000", "$9,000"), home("$100,000", "$6,000")];
  expect(shown(false, own, usual, [liability, { ...loss, showOnQuoteCard: true }])).toContain("$300,000 personal liability, 1 more");
  expect(shown(false, own, usual, [liability, loss], { isPrinting: true })).toContain("$300,000 personal liability, $9,000 loss of use");
});

it("names the amount on every row if amounts differ", () => {
  const [own, usual] = [home("$300,000", "$6,000"), home("$100,000", "$6,000")];
  const amountId = liability.id;
  expect(shown(false, usual, usual, [liability, loss], { amountId })).toContain("$100,000 personal liability");
  expect(shown(false, own, usual, [liability, loss], { amountId }).split("$300,000 personal liability")).toHaveLength(2);
});

it("names the company's A.M. Best rating on the row, and nothing for a company without one", () => {
  const rated = { ...monthly, amBest: "A+" } as Quote;
  expect(shown(false, rated)).toContain("A.M. Best A+");
  expect(shown(false)).not.toContain("A.M. Best");
});
