import type { Unpriced } from "../../api/contract/quote";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Disclosure } from "../../ui/Disclosure";
import { monogramOf } from "../../ui/monogramOf";
import { NameList } from "../../ui/NameList";

const texts = phrases("quotes.withoutPrice", {
  title: "Asked, no price",
  one: "1 carrier",
  some: "{count} carriers",
});

/** Where the carrier says nothing itself. */
const outcomes: Readonly<Record<Unpriced["outcome"], Phrase>> = phrases("quotes.outcome", {
  ASKED: "No answer in time",
  DECLINED: "Declined, no reason given",
  TIMED_OUT: "Carrier timed out or missing in response",
  FAILED: "Couldn't answer",
});

/** Carriers that were asked and have no price: never as cards, which would look like a price. Shown once it is over: below the list it would be pushed about. */
export function WithoutPrice() {
  const { quotes } = useSession();
  const text = useText();
  const carriers = useValue(quotes.withoutPrice);
  if (carriers.length === 0) return null;
  return (
    <Disclosure title={text(texts.title)} count={text(carriers.length === 1 ? texts.one : fill(texts.some, { count: carriers.length }))}>
      <NameList
        items={carriers.map(({ id, carrierName, outcome, message }) => ({
          id,
          name: carrierName,
          monogram: monogramOf(carrierName).letters,
          detail: (outcome === "DECLINED" && message) || text(outcomes[outcome]),
        }))}
      />
    </Disclosure>
  );
}
