import { useEffect, useRef, useState } from "react";
import type { Unpriced } from "../../api/contract/quote";
import { monthlyPremium } from "../../business/quoteOrder";
import { exactDollars } from "../../kernel/money";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { placeOfFocus } from "../../ui/behavior/placeOfFocus";
import { Button } from "../../ui/buttons/Button";
import { CarrierList } from "../../ui/quotes/CarrierList";
import { Disclosure } from "../../ui/layout/Disclosure";
import { monogramOf } from "../../ui/cards/monogramOf";
import { Note } from "../../ui/notices/Note";
import { Stack } from "../../ui/layout/Stack";
import { askAgain } from "./run/askAgain";

const texts = phrases("quotes.withoutPrice", {
  title: "Companies that didn't quote",
  some: { one: "{count} company", other: "{count} companies" },
  again: "Try again",
  againWith: "Try again with {carrier}",
  priced: "{carrier} answered: {amount} a month. It's in the list now.",
  still: "{carrier} still can't offer a quote.",
});

const { failed } = phrases("quotes.notice", { failed: "We can't get new prices right now." });
/** Texts for companies that give no reason themselves. */
const outcomes: Readonly<Record<Unpriced["outcome"], Phrase>> = phrases("quotes.outcome", {
  ASKED: "No reply in time",
  DECLINED: "Can't offer a quote",
  TIMED_OUT: "Carrier timed out or missing in response",
  FAILED: "Couldn't give a quote",
});

interface WithoutPriceProps {
  /** False when one button asks all of them again. */
  retries: boolean;
}

/** Companies that were asked and have no price, never shown as cards. Shown at the end, because prices coming in would push it around. */
export function WithoutPrice({ retries }: WithoutPriceProps) {
  const session = useSession();
  const text = useText();
  const carriers = useValue(session.quotes.withoutPrice);
  const [asking, setAsking] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const note = useRef<HTMLDivElement>(null);
  const life = useRef(new AbortController());
  useEffect(() => {
    const abort = (life.current = new AbortController());
    return () => abort.abort();
  }, []);
  // The button that had the focus may have disappeared with its company.
  useEffect(() => {
    if (note.current && placeOfFocus(note.current) === "lost") note.current.focus();
  }, [said]);

  const again = async ({ id, carrierName: carrier }: Unpriced): Promise<void> => {
    const { signal } = life.current;
    setAsking((before) => [...before, id]);
    // A screen reader says the same answer again only if it was gone meanwhile.
    setSaid("");
    const isAnswered = await askAgain(session, id, signal).catch(() => false);
    if (signal.aborted) return;
    setAsking((before) => before.filter((other) => other !== id));
    const quote = session.quotes.quotes.peek().find((one) => one.id === id);
    const priced = quote && fill(texts.priced, { carrier, amount: exactDollars(monthlyPremium(quote)) });
    setSaid(text(priced ?? (isAnswered ? fill(texts.still, { carrier }) : failed)));
  };

  if (carriers.length === 0 && !said) return null;
  return (
    <Stack>
      {carriers.length > 0 && (
        <Disclosure title={text(texts.title)} count={text(fill(texts.some, { count: carriers.length }))}>
          <CarrierList
            items={carriers.map((carrier) => {
              const { id, carrierName, outcome, message } = carrier;
              return {
                id,
                name: carrierName,
                monogram: monogramOf(carrierName).letters,
                detail: (outcome === "DECLINED" && message) || text(outcomes[outcome]),
                action: retries && outcome !== "DECLINED" && (
                  <Button
                    variant="link"
                    small
                    label={text(fill(texts.againWith, { carrier: carrierName }))}
                    busy={asking.includes(id)}
                    onClick={() => void again(carrier)}
                  >
                    {text(texts.again)}
                  </Button>
                ),
              };
            })}
          />
        </Disclosure>
      )}
      {said && (
        <Note live ref={note}>
          {said}
        </Note>
      )}
    </Stack>
  );
}
