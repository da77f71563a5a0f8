import { exactDollars } from "../../../kernel/money";
import type { Phrase } from "../../../kernel/phrase";
import { fill, phrases, worded } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import type { PriceCause, PriceChange } from "../../../session/quotes/priceLedger";
import { briefly, inSentence } from "./usual";

const texts = phrases("quotes.ledger", {
  coverage: "Was {price} before you changed {what}.",
  change: "{label} to {value}",
  and: "{first} and {last}",
  correction: "Was {price}. This company doesn't offer {asked} for {label}, so it quotes {value}.",
  term: "Was {price}. The policy now runs for {months} months.",
  month: "Was {price}. The policy now runs month by month.",
  answers: "Was {price} before you changed your answers.",
  company: "Was {price}. The company has changed its price since.",
});

type Edit = PriceCause & { kind: "edit" };
const isEdit = (cause: PriceCause): cause is Edit => cause.kind === "edit";

/** A company's earlier prices, and the reasons for the changes, latest first. */
export function PriceHistory({ entries }: { entries: readonly PriceChange[] }) {
  const text = useText();
  const named = (words: string): string => inSentence(text(worded(words)));
  const said = ({ before, causes }: PriceChange): Phrase => {
    const price = exactDollars(before);
    const [cause] = causes;
    if (!cause) return fill(texts.company, { price });
    switch (cause.kind) {
      case "edit": {
        // The same coverage of two cars is one change.
        const change = ({ label, value }: Edit): string => text(fill(texts.change, { label: named(label), value: named(value) }));
        const changes = [...new Set(causes.filter(isEdit).map(change))];
        const last = changes.pop() ?? "";
        return fill(texts.coverage, { price, what: changes.length > 0 ? text(fill(texts.and, { first: changes.join(", "), last })) : last });
      }
      case "correction":
        return fill(texts.correction, { price, asked: worded(briefly(cause.asked)), label: named(cause.label), value: worded(briefly(cause.value)) });
      case "term":
        return cause.months === 1 ? fill(texts.month, { price }) : fill(texts.term, { price, months: cause.months });
      case "answers":
      case "company":
        return fill(texts[cause.kind], { price });
    }
  };
  return (
    <ul>
      {[...entries].reverse().map((entry, index) => (
        <li key={entries.length - index}>{text(said(entry))}</li>
      ))}
    </ul>
  );
}
