import type { Coverage } from "../../api/contract/coverage";
import type { Quote } from "../../api/contract/quote";
import { badgesOnCard } from "../../business/badges";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Badge } from "../../ui/Badge";
import { Chips } from "../../ui/Chips";
import { CoverageList } from "../../ui/CoverageList";
import { Stack } from "../../ui/Stack";
import { help } from "../../ui/text";
import { badgeTexts } from "./badgeTexts";
import { allCoverages } from "./cardCoverages";

const texts = phrases("quotes.details", {
  coverages: "What is covered",
  deductibles: "What you pay first",
  claims: "Claims service: {rating} of 5, as the carrier's customers rate it.",
});

interface QuoteDetailsProps {
  quote: Quote;
  badges: readonly (keyof typeof badgeTexts)[];
  definitions: readonly Coverage[];
}

/** All that a quote says: every badge where the card has no room for all, coverages and deductibles, the carrier's own words, its claims rating. */
export function QuoteDetails({ quote, badges, definitions }: QuoteDetailsProps) {
  const text = useText();
  const { coverages, deductibles } = allCoverages(quote, definitions);
  return (
    <Stack>
      {badges.length > badgesOnCard && (
        <Chips>
          {badges.map((badge, index) => (
            <Badge key={badge} quiet={index > 0}>
              {text(badgeTexts[badge])}
            </Badge>
          ))}
        </Chips>
      )}
      <CoverageList id={`${quote.id}-coverages`} title={text(texts.coverages)} items={coverages} />
      {deductibles.length > 0 && <CoverageList id={`${quote.id}-deductibles`} title={text(texts.deductibles)} items={deductibles} />}
      <div className={help}>
        {quote.messages.map((message) => (
          <p key={message.code}>{message.text}</p>
        ))}
        <p className="num">{text(fill(texts.claims, { rating: quote.claimsRating.toFixed(1) }))}</p>
      </div>
    </Stack>
  );
}
