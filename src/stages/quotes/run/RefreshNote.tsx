import { useLayoutEffect, useRef } from "react";
import { phrases } from "../../../kernel/phrase";
import { useText } from "../../../session/context";
import { Button } from "../../../ui/buttons/Button";
import { Note } from "../../../ui/notices/Note";

const texts = phrases("quotes.notice", {
  stale: "These prices are out of date.",
  gone: "This quote is no longer available. Update your quotes, then choose again.",
  refresh: "Update my quotes",
});

interface RefreshNoteProps {
  /** True beside a quote that was chosen and that the service no longer has; false for all prices. */
  gone?: boolean;
  onRefresh: () => void;
}

/** Says that prices no longer hold, and asks for new ones. Beside a chosen quote it interrupts screen readers and scrolls into view. */
export function RefreshNote({ gone, onRefresh }: RefreshNoteProps) {
  const text = useText();
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (gone) note.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [gone]);
  return (
    <div ref={note} role={gone ? "alert" : undefined}>
      <Note tone="care" live={!gone}>
        <p>{text(gone ? texts.gone : texts.stale)}</p>
        <Button variant="link" onClick={onRefresh}>
          {text(texts.refresh)}
        </Button>
      </Note>
    </div>
  );
}
