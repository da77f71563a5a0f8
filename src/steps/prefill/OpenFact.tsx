import { useState } from "react";
import type { AnyField } from "../../flow/field";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/Button";
import { FactEdit } from "../../ui/FactEdit";
import { isMissing } from "./facts";
import { FactControl } from "./FactControl";

const texts = phrases("prefill.open", { done: "Done", doneNamed: "Done with {fact}" });

interface OpenFactProps {
  fact: AnyField;
  onSaid: () => void;
  onDone: () => void;
}

/** A fact that is being given or changed, in its place. */
export function OpenFact({ fact, onSaid, onDone }: OpenFactProps) {
  const session = useSession();
  const text = useText();
  const value: unknown = useValue(session.draft(fact));
  // What nobody knew stays open: there is no answer to go back to.
  const [wasMissing] = useState(() => isMissing(value));
  const label = fact.label ? text(fact.label) : "";
  return (
    <FactEdit
      name={label}
      {...(!wasMissing && {
        action: (
          <Button variant="link" label={text(fill(texts.doneNamed, { fact: label.toLowerCase() }))} onClick={onDone}>
            {text(texts.done)}
          </Button>
        ),
      })}
    >
      <FactControl fact={fact} onSaid={onSaid} />
    </FactEdit>
  );
}
