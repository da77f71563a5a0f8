import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Note } from "../../ui/Note";

const texts = phrases("quotes.flood", {
  flood: "None of these prices covers flood. In Florida flood insurance is a policy of its own: ask an advisor to add it.",
  hurricane: "Damage by a hurricane has a deductible of its own, shown in dollars on each price.",
});

/** Said on every Florida home's quotes: flood is excluded, and the hurricane deductible stands apart (Florida §627.712). */
export function FloodNote() {
  const text = useText();
  const line = useValue(useSession().line);
  return (
    <Note>
      <p>{text(texts.flood)}</p>
      {line?.wire !== "RENTERS" && <p>{text(texts.hurricane)}</p>}
    </Note>
  );
}
