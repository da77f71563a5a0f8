import { useLayoutEffect, useRef } from "react";
import { phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { focusField } from "../../ui/behavior/focusField";
import { Button } from "../../ui/buttons/Button";
import { Links } from "../../ui/layout/Links";
import { Note } from "../../ui/notices/Note";

const texts = phrases("vehicle.trouble", {
  failed: "We couldn't load the list. Your answers are saved.",
  retry: "Try again",
  byHand: "Enter it manually",
});

interface LookupTroubleProps {
  onRetry: () => void;
  onByHand: () => void;
  /** The id of the field before it, which stays. */
  before: string;
}

/** Shown when a list doesn't load: the visitor can retry, or type make and model. Both take it away, and with it the pressed button. */
export function LookupTrouble({ onRetry, onByHand, before }: LookupTroubleProps) {
  const text = useText();
  const links = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const within = links.current!;
    return () => {
      if (within.querySelector(":focus-visible")) focusField(within, before);
    };
  }, [before]);
  return (
    <Note tone="care" live>
      <p>{text(texts.failed)}</p>
      <div ref={links}>
        <Links>
          <Button variant="link" onClick={onRetry}>
            {text(texts.retry)}
          </Button>
          <Button variant="link" onClick={onByHand}>
            {text(texts.byHand)}
          </Button>
        </Links>
      </div>
    </Note>
  );
}
