import { listAdditionalQuotes } from "../../api/contract/quotes";
import { useRunner } from "../../form/runner";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { stateField } from "../../session/fields/address";
import { useLookup } from "../../session/lookup";
import type { Selection } from "../../session/snapshot";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { CarrierList } from "../../ui/CarrierList";
import { monogramOf } from "../../ui/monogramOf";
import { Stack } from "../../ui/Stack";
import { cardTitle, help } from "../../ui/text";

const texts = phrases("quotes.additional", {
  title: "More carriers, through an advisor",
  hint: "They don't quote online. An advisor asks them for you.",
  claims: "Claims service {rating} of 5",
  get: "Get quote",
  getOf: "Get quote from {carrier}",
});

/** Carriers beyond those that were rated; how many is the service's decision, since it knows who else sells there. */
export function AdditionalCarriers({ onPick }: { onPick: (carrier: Selection) => void }) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const application = useValue(session.application);
  const line = useValue(session.line);
  const quotesCount = useValue(session.quotes.quotes).length;
  const busy = useValue(runner.busy);
  const picked = useValue(session.quotes.picked);
  const state = useValue(session.answers).get(stateField);
  const found = useLookup(
    listAdditionalQuotes,
    application && line && state
      ? { params: { applicationId: application.id }, token: application.token, query: { product: line.wire, state, quotesCount } }
      : null,
  );
  const carriers = found.value?.additionalQuotes ?? [];
  if (carriers.length === 0) return null;
  return (
    <Card as="section" flat>
      <Stack>
        <div>
          <h2 className={cardTitle}>{text(texts.title)}</h2>
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
