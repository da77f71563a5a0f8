import { useEffect } from "react";
import type { Coverage } from "../../../api/contract/coverage";
import type { Quote } from "../../../api/contract/quote";
import type { Badge } from "../../../business/badges";
import { exactDollars } from "../../../kernel/money";
import { fill, phrases, worded, type Phrase } from "../../../kernel/phrase";
import { telephone, unbroken } from "../../../business/telephone";
import { useSession, useText } from "../../../session/context";
import { sendLead, statusNow } from "../../../session/lead/sendLead";
import { referenceOf } from "../../../session/lead/reference";
import { useValue } from "../../../session/useValue";
import { Badge as BadgeMark } from "../../../ui/quotes/Badge";
import { Button } from "../../../ui/buttons/Button";
import { Chips } from "../../../ui/cards/Chips";
import { PhoneIcon } from "../../../ui/icons/PhoneIcon";
import { RowDetails } from "../../../ui/quotes/RowDetails";
import { help } from "../../../ui/styles/text";
import { badgeTexts } from "./badgeTexts";
import { callAbout } from "../callAbout";
import { isSold } from "../isSold";
import { companyFacts } from "./companyFacts";
import { nextStep } from "./nextStep";
import { PriceHistory } from "./PriceHistory";
import { allCoverages } from "./sharedCoverages";
import { briefly } from "./usual";

const texts = phrases("quotes.details", {
  total: "Total for {months} months",
  billed: "Billed",
  monthly: "Every month",
  claims: "Claims rating",
  rating: "{rating} out of 5",
  why: "About this price",
  select: "Select {carrier}",
  selected: "Continue with {carrier}",
  buy: "Buy online from {carrier}",
  call: "Call {number}",
  reference: "If you call, tell the advisor your reference: {reference}",
  close: "Close",
  recommended: "Recommended: the best claims rating of the five lowest prices.",
  nearest: "{label}: this company doesn't offer {asked}. Its price is for {value}.",
});

/** A company's message about its price. If it quotes other coverages than requested, these are listed instead of its sentence. */
function messageOf({ code, text: words }: Quote["messages"][number], { coverages }: Quote): Phrase {
  const nearest = coverages.find(({ id }) => code === `NEAREST_${id}`);
  if (nearest?.asked === undefined) return worded(words);
  const [label, asked, value] = [nearest.label, nearest.asked, nearest.value].map((words) => worded(briefly(words)));
  return fill(texts.nearest, { label: label!, asked: asked!, value: value! });
}

interface QuoteDetailsProps {
  quote: Quote;
  /** The badges that the row doesn't show. */
  badges: readonly Badge[];
  /** The row shows the recommendation without its reason. */
  isRecommended: boolean;
  definitions: readonly Coverage[];
  selected: boolean;
  busy: boolean;
  onSelect: () => void;
  onClose: () => void;
}

/** Everything the row has no room for: the term's total, every coverage, the company's own words, and the actions on the quote. */
export function QuoteDetails({ quote, badges, isRecommended, definitions, selected, busy, onSelect, onClose }: QuoteDetailsProps) {
  const text = useText();
  const session = useSession();
  const lead = useValue(session.lead);
  const { tollFreeNumber } = session.partner.config;
  const history = useValue(session.quotes.ledger).get(quote.carrierId);
  // The number is on screen: the advisor has the prices by the time it is dialed.
  useEffect(() => {
    if (statusNow(session) === "CAPTURED") void sendLead(session, "QUOTED");
  }, [session]);
  return (
    <RowDetails
      id={quote.id}
      badges={
        isRecommended ? (
          <p className={help}>{text(texts.recommended)}</p>
        ) : badges.length > 0 && (
          <Chips>
            {badges.map((badge) => (
              <BadgeMark key={badge} quiet>
                {text(badgeTexts[badge])}
              </BadgeMark>
            ))}
          </Chips>
        )
      }
      history={history && <PriceHistory entries={history} />}
      terms={[
        quote.term === 1
          ? { id: "total", label: text(texts.billed), value: text(texts.monthly) }
          : { id: "total", label: text(fill(texts.total, { months: quote.term })), value: exactDollars(quote.premium) },
        // In columns this narrow, lines may break inside brackets.
        ...allCoverages(quote, definitions).map(({ id, label, value }) => ({ id, label: text(worded(label)), value: text(worded(briefly(value))).replaceAll("\u00a0", " ") })),
        { id: "claims", label: text(texts.claims), value: text(fill(texts.rating, { rating: quote.claimsRating.toFixed(1) })) },
        ...companyFacts(quote).map(({ id, label, value, help }) => ({ id, label: text(label), value, help: text(help) })),
      ]}
      why={text(texts.why)}
      note={lead && text(fill(texts.reference, { reference: referenceOf(lead) }))}
      reasons={quote.messages.length > 0 && quote.messages.map((message) => <p key={message.code}>{text(messageOf(message, quote))}</p>)}
      next={text(nextStep(session, quote))}
      actions={
        <>
          <Button busy={busy} onClick={onSelect}>
            {text(fill(isSold(session, quote) ? texts.buy : selected ? texts.selected : texts.select, { carrier: quote.carrierName }))}
          </Button>
          <Button variant="link" small href={telephone(tollFreeNumber)} onClick={() => callAbout(session, quote)}>
            <PhoneIcon size="sm" />
            {text(fill(texts.call, { number: unbroken(tollFreeNumber) }))}
          </Button>
          <Button variant="link" small onClick={onClose}>
            {text(texts.close)}
          </Button>
        </>
      }
    />
  );
}
