import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { confirmedDiscount } from "../../steps/discounts/fields";
import { Stack } from "../../ui/layout/Stack";
import { fine } from "../../ui/styles/text";

const texts = phrases("quotes.notes", {
  discount: "{percent}% discount applied. It's included in every price.",
  certainty: "A firm price is one the company will honor. An estimate may change after the company checks your records. If it does, we'll tell you why.",
  rating: "Claims rating: how customers rate a company's claims, out of 5.",
  rank: "How we rank quotes and get paid",
  credit: "Getting quotes won't affect your credit score. Where state law allows, companies may use a credit-based insurance score.",
});

/** Lines that don't use credit. */
const withoutCredit: readonly string[] = ["LIFE", "PET"];

/** Says how reliable the prices are and how they are ordered. */
export function QuoteNotes() {
  const session = useSession();
  const line = useValue(session.line);
  const text = useText();
  const { howWeRankUrl } = session.partner.config;
  const discount = useValue(session.answers).get(confirmedDiscount);
  return (
    <div className={fine}>
      <Stack>
        {discount && <p>{text(fill(texts.discount, { percent: discount.percent }))}</p>}
        <p>{text(texts.rating)}</p>
        <p>{text(texts.certainty)}</p>
        {!withoutCredit.includes(line?.wire ?? "") && <p>{text(texts.credit)}</p>}
        {howWeRankUrl && (
          <p className="unprinted">
            <a href={howWeRankUrl} target="_blank" rel="noopener">
              {text(texts.rank)}
            </a>
          </p>
        )}
      </Stack>
    </div>
  );
}
