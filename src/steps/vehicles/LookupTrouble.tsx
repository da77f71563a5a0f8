import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Button } from "../../ui/buttons/Button";
import { Links } from "../../ui/layout/Links";
import { Note } from "../../ui/notices/Note";

const texts = phrases("vehicle.trouble", {
  failed: "We couldn't load the list. Your answers are saved.",
  retry: "Try again",
  byHand: "Enter it manually",
});

/** Shown when a list doesn't load: the visitor can retry, or type make and model. */
export function LookupTrouble({ onRetry, onByHand }: { onRetry: () => void; onByHand: () => void }) {
  const text = useText();
  return (
    <Note tone="care" live>
      <p>{text(texts.failed)}</p>
      <Links>
        <Button variant="link" onClick={onRetry}>
          {text(texts.retry)}
        </Button>
        <Button variant="link" onClick={onByHand}>
          {text(texts.byHand)}
        </Button>
      </Links>
    </Note>
  );
}
