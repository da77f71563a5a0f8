import { fill, phrases } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Button } from "../../../ui/buttons/Button";
import type { ChoicePage } from "./pagesOf";

const texts = phrases("customize", {
  next: "Next vehicle",
  nextLimits: "Next: limits",
  first: { one: "Back to your car", other: "Back to the first vehicle" },
  update: "Update my quote",
  close: "Close",
});

interface CustomizeFootProps {
  pages: readonly ChoicePage[];
  /** The index of the page shown. */
  at: number;
  isChanged: boolean;
  isBusy: boolean;
  onTurn: (to: number) => void;
  onUpdate: () => void;
  onClose: () => void;
}

/**
 * The filled button leads on: to the next page, and from the last one to new prices. On earlier pages the quiet button updates
 * as well, so that nobody has to turn all pages. The buttons keep their places when something is changed.
 */
export function CustomizeFoot({ pages, at, isChanged, isBusy, onTurn, onUpdate, onClose }: CustomizeFootProps) {
  const text = useText();
  const next = pages[at + 1];
  const end = isChanged ? { label: text(texts.update), onClick: onUpdate } : { label: text(texts.close), onClick: onClose };
  if (next) {
    return (
      <>
        <Button full onClick={() => onTurn(at + 1)}>
          {text(next.car ? texts.next : texts.nextLimits)}
        </Button>
        <Button variant="link" full busy={isBusy} onClick={end.onClick}>
          {end.label}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant={isChanged ? "main" : "line"} full busy={isBusy} onClick={end.onClick}>
        {end.label}
      </Button>
      {pages.length > 1 && (
        <Button variant="link" full onClick={() => onTurn(0)}>
          {text(fill(texts.first, { count: pages.filter(({ car }) => car).length }))}
        </Button>
      )}
    </>
  );
}
