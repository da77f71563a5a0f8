import type { Quote } from "../../../api/contract/quote";
import { optOut } from "../../../business/coverages";
import { phrases } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import type { CoverageChoices as Made } from "../../../session/fields/coverages";
import { heldValue, mayLeaveOut, withChoice, type Editable } from "./choices";
import { CoverageChoice } from "./CoverageChoice";
import type { ChoicePage } from "./pagesOf";
import type { PriceScale } from "./priceScale";

const texts = phrases("customize", { goesAlong: "This also removes collision. Only for cars that are paid off." });

interface CoverageChoicesProps {
  page: ChoicePage;
  /** The quote whose price is shown. */
  quote: Quote | null;
  priced: Made;
  choices: Made;
  wrong: Editable | undefined;
  scale: PriceScale | null;
  onChoose: (choices: Made) => void;
}

/** One page's coverages. */
export function CoverageChoices({ page: { car, coverages }, quote, priced, choices, wrong, scale, onChoose }: CoverageChoicesProps) {
  const text = useText();
  const collision = coverages.at(-1);
  const [first] = coverages;
  return coverages.map((coverage) => {
    // Collision can be left out alone; leaving out comprehensive also leaves out collision.
    const isAlong = car && first && coverage === collision && first !== collision && heldValue(first, choices, car) === optOut;
    if (isAlong) return null;
    const chosen = (value: string): Made => withChoice(choices, coverage, value, car, collision);
    return (
      <CoverageChoice
        key={`${car?.key ?? ""} ${coverage.id}`}
        coverage={coverage}
        held={heldValue(coverage, choices, car)}
        priced={heldValue(coverage, priced, car)}
        quoted={quote?.coverages.find(({ id }) => id === coverage.id)}
        typed={choices.all[coverage.apiKey] ?? coverage.defaultValue}
        isWrong={coverage === wrong}
        leaveOut={car && mayLeaveOut(coverage, car) ? { ...(coverage !== collision && { help: text(texts.goesAlong) }) } : null}
        effectOf={(value) => scale?.effectOf(coverage, choices, chosen(value)) ?? null}
        onChange={(value) => onChoose(chosen(value))}
      />
    );
  });
}
