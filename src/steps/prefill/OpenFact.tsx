import type { AnyField } from "../../flow/field";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { FactEdit } from "../../ui/cards/FactEdit";
import { FactControl } from "./FactControl";

const texts = phrases("prefill.open", { done: "Done", doneNamed: "Done with {fact}" });

interface OpenFactProps {
  fact: AnyField;
  onSaid: () => void;
  onDone: () => void;
}

/** A fact being changed, in its place in the list. */
export function OpenFact({ fact, onSaid, onDone }: OpenFactProps) {
  const text = useText();
  const label = fact.label ? text(fact.label) : "";
  return (
    <FactEdit
      name={label}
      action={
        <Button variant="link" label={text(fill(texts.doneNamed, { fact: label.toLowerCase() }))} onClick={onDone}>
          {text(texts.done)}
        </Button>
      }
    >
      <FactControl fact={fact} onSaid={onSaid} />
    </FactEdit>
  );
}
