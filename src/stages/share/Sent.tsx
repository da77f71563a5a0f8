import { useEffect, useRef } from "react";
import { fill, phrases } from "../../kernel/phrase";
import { useText } from "../../session/context";
import { Note } from "../../ui/notices/Note";
import { maskEmail } from "./maskEmail";

const texts = phrases("quotes.share.sent", { to: "Sent to {address}. It can take a few minutes to arrive." });

/** Replaces the form and takes the focus. `onLeave` is called when it is closed. */
export function Sent({ address, onLeave }: { address: string; onLeave?: () => void }) {
  const text = useText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
    return onLeave;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each time that it is shown.
  }, []);
  return (
    <Note tone="good" live ref={note}>
      {text(fill(texts.to, { address: maskEmail(address) }))}
    </Note>
  );
}
