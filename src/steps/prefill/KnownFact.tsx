import type { MouseEvent } from "react";
import type { AnyField } from "../../flow/field";
import { fill, phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/buttons/Button";
import { Chip } from "../../ui/cards/Chip";
import { FactRow } from "../../ui/cards/FactRow";
import { isMissing } from "./facts";
import { choiceLabels, yesNo } from "./labels";
import type { Origin } from "./names";

const texts = phrases("prefill.fact", {
  CUSTOMER: "From you",
  ASSUMED: "Our guess. Please confirm",
  unknown: "Not found",
  change: "Change",
  changeNamed: "Change {fact}",
  confirm: "Confirm",
  confirmNamed: "Confirm {fact}",
  feet: "{amount} square feet",
});
const tones = { CUSTOMER: "good", ASSUMED: "ask" } as const;

function spoken(name: string, value: unknown): Phrase | string {
  if (isMissing(value)) return texts.unknown;
  if (typeof value === "boolean") return value ? yesNo.yes : yesNo.no;
  if (name === "squareFootage") return fill(texts.feet, { amount: String(value) });
  return choiceLabels[name]?.[String(value)] ?? String(value);
}

/** The button that opens a fact. */
export const changeId = (name: string): string => `change-${name}`;

interface KnownFactProps {
  fact: AnyField;
  origin: Origin;
  onChange: () => void;
  onConfirm: () => void;
}

/** A fact as text. Shows the origin of facts that aren't from public records, and lets the visitor confirm assumed ones. */
export function KnownFact({ fact, origin, onChange, onConfirm }: KnownFactProps) {
  const session = useSession();
  const text = useText();
  const value: unknown = useValue(session.draft(fact));
  const label = fact.label ? text(fact.label) : "";
  const says = spoken(fact.name, value);
  const confirm = ({ currentTarget }: MouseEvent): void => {
    // The pressed button disappears, and with it a keyboard's place on the page.
    if (currentTarget.matches(":focus")) (currentTarget.getRootNode() as ShadowRoot).getElementById(changeId(fact.name))?.focus({ preventScroll: true });
    onConfirm();
  };
  return (
    <FactRow
      name={label}
      value={typeof says === "string" ? says : text(says)}
      {...(origin !== "PUBLIC_RECORD" && { source: <Chip tone={tones[origin]}>{text(texts[origin])}</Chip> })}
      action={
        <>
          {origin === "ASSUMED" && (
            <Button variant="link" label={text(fill(texts.confirmNamed, { fact: label.toLowerCase() }))} onClick={confirm}>
              {text(texts.confirm)}
            </Button>
          )}
          <Button variant="link" id={changeId(fact.name)} label={text(fill(texts.changeNamed, { fact: label.toLowerCase() }))} onClick={onChange}>
            {text(texts.change)}
          </Button>
        </>
      }
    />
  );
}
