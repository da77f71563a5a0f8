import type { Quote } from "../../../api/contract/quote";
import { useSession } from "../../../session/context";
import { chosenCoverages, customizing, type CoverageChoices } from "../../../session/fields/coverages";
import { useValue } from "../../../session/useValue";
import { editsBetween, isByVehicle, isOffered, type Customizable, type Editable, type WeighedEdit } from "./choices";
import { priceScale, type PriceScale } from "./priceScale";

interface Choices {
  /** The choices that the prices are for. */
  readonly priced: CoverageChoices;
  readonly choices: CoverageChoices;
  /** Null forgets what isn't priced yet. */
  readonly choose: (choices: CoverageChoices | null) => void;
  readonly edits: readonly WeighedEdit[];
  /** The coverage whose typed amount can't be requested. */
  readonly wrong: Editable | undefined;
  /** Weighs choices by the quote's price; null without a quote. */
  readonly scale: PriceScale | null;
}

/**
 * Returns the choices that the visitor is making, which are drafts until they are priced. While they are sent, the answers have
 * them already, and `before` is what the prices shown are for.
 */
export function useChoices(offer: Customizable, quote: Quote | null, before: CoverageChoices | null): Choices {
  const session = useSession();
  const answered = useValue(session.answers).get(chosenCoverages);
  const priced = before ?? answered;
  const draft = session.draft(customizing);
  const choices = useValue(draft) ?? answered;
  const line = useValue(session.line);
  const isWrong = (coverage: Editable): boolean =>
    !isByVehicle(coverage, offer.line) && !isOffered(coverage, choices.all[coverage.apiKey] ?? coverage.defaultValue);
  return {
    priced,
    choices,
    choose: (made) => (draft.value = made),
    edits: editsBetween(offer, priced, choices),
    wrong: offer.editable.find(isWrong),
    scale: quote && priceScale(quote, line?.weights ?? {}, offer, priced),
  };
}
