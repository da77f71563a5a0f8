import { isPropertyLine } from "../../../business/propertyLines";
import { phrases } from "../../../kernel/phrase";
import { useSession, useText } from "../../../session/context";
import { useValue } from "../../../session/useValue";
import { Note } from "../../../ui/notices/Note";

const texts = phrases("quotes.flood", {
  flood: "These quotes don't cover floods. In Florida, flood insurance is a separate policy. Ask an advisor to add it.",
  hurricane: "Hurricane damage has its own deductible. Each quote shows it in dollars.",
});

/**
 * Shown on the quotes of every Florida home: flood is excluded, and the hurricane deductible is separate (Florida §627.712).
 * Renters have no hurricane deductible.
 */
export function FloodNote() {
  const session = useSession();
  const text = useText();
  const wire = useValue(session.line)?.wire;
  if (!wire || !isPropertyLine(wire) || session.ruleContext().state !== "FL") return null;
  return (
    <Note>
      <p>{text(texts.flood)}</p>
      {wire !== "RENTERS" && <p>{text(texts.hurricane)}</p>}
    </Note>
  );
}
