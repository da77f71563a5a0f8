import { useRunner } from "../../form/runner";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import type { Selection } from "../../session/kept/snapshot";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { Heading } from "../../ui/layout/Heading";
import { CarrierList } from "../../ui/quotes/CarrierList";
import { monogramOf } from "../../ui/cards/monogramOf";
import { Stack } from "../../ui/layout/Stack";
import { useAdditionalCarriers } from "./useAdditionalCarriers";
import { cardTitle, help } from "../../ui/styles/text";

const texts = phrases("quotes.additional", {
  title: "More companies, with an advisor's help",
  hint: "These companies don't quote online. An advisor can get you a price.",
  claims: "Claims rating: {rating} out of 5",
  get: "Get quote",
  getOf: "Get quote from {carrier}",
});

/** Companies beyond those that were rated. The service decides how many, because it knows who else sells there. */
export function AdditionalCarriers({ onPick }: { onPick: (carrier: Selection) => void }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const busy = useValue(runner.busy);
  const picked = useValue(session.quotes.picked);
  const carriers = useAdditionalCarriers();
  if (carriers.length === 0) return null;
  return (
    <Card as="section" flat>
      <Stack>
        <div>
          <Heading rank={2} className={cardTitle}>
            {text(texts.title)}
          </Heading>
          <p className={help}>{text(texts.hint)}</p>
        </div>
        <CarrierList
          items={carriers.map(({ id, carrierId, carrierName, claimsRating }) => {
            const { letters, tile } = monogramOf(carrierName);
            return {
              id,
              name: carrierName,
              monogram: letters,
              tile,
              detail: text(fill(texts.claims, { rating: claimsRating.toFixed(1) })),
              action: (
                <Button
                  variant="line"
                  small
                  label={text(fill(texts.getOf, { carrier: carrierName }))}
                  busy={busy && picked?.carrierId === carrierId}
                  onClick={() =>
                    onPick({
                      kind: "additional",
                      quoteId: null,
                      carrierSpecificQuoteId: null,
                      carrierId,
                      carrierName,
                      premium: null,
                      term: 0,
                      bindable: false,
                    })
                  }
                >
                  {text(texts.get)}
                </Button>
              ),
            };
          })}
        />
      </Stack>
    </Card>
  );
}
