import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Stack } from "../../ui/Stack";
import { fine } from "../../ui/text";

const texts = phrases("quotes.notes", {
  certainty: "Bindable means that the carrier stands behind the price. An estimate can still move once reports arrive, and then we say why.",
  credit: "Asking for prices is a soft inquiry and leaves your credit score alone. Where your state allows it, carriers may look at credit-based insurance information.",
  rank: "How we rank and earn",
});

/** Nobody looks at credit for these. */
const withoutCredit: readonly string[] = ["LIFE", "PET"];

/** What the prices are worth, and how they come to stand in this order. */
export function QuoteNotes() {
  const session = useSession();
  const line = useValue(session.line);
  const { howWeRankUrl } = session.partner.config;
  const text = useText();
  return (
    <div className={fine}>
      <Stack>
        <p>{text(texts.certainty)}</p>
        {!withoutCredit.includes(line?.wire ?? "") && <p>{text(texts.credit)}</p>}
        {howWeRankUrl && (
          <p>
            <a href={howWeRankUrl} target="_blank" rel="noopener">
              {text(texts.rank)}
            </a>
          </p>
        )}
      </Stack>
    </div>
  );
}
