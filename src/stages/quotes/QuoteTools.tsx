import { useState } from "react";
import { phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { DevicesIcon } from "../../ui/icons/DevicesIcon";
import { MailIcon } from "../../ui/icons/MailIcon";
import { ToolList } from "../../ui/ToolList";
import { EmailDialog } from "./share/EmailDialog";
import { ShareDialog } from "./share/ShareDialog";

const texts = phrases("quotes.tools", {
  email: "Email my quotes",
  share: "Save or continue on another device",
});

/** What can be done with the whole list: sent, and gone on with elsewhere. */
export function QuoteTools() {
  const session = useSession();
  const text = useText();
  const application = useValue(session.application);
  const hasQuotes = useValue(session.quotes.quotes).length > 0;
  const [open, setOpen] = useState<"email" | "share" | null>(null);
  if (!application) return null;
  const close = (): void => setOpen(null);
  return (
    <Card>
      <ToolList>
        {hasQuotes && (
          <li>
            <Button variant="link" small onClick={() => setOpen("email")}>
              <MailIcon />
              {text(texts.email)}
            </Button>
          </li>
        )}
        <li>
          <Button variant="link" small onClick={() => setOpen("share")}>
            <DevicesIcon />
            {text(texts.share)}
          </Button>
        </li>
      </ToolList>
      {open === "email" && <EmailDialog application={application} onClose={close} />}
      {open === "share" && <ShareDialog application={application} onClose={close} />}
    </Card>
  );
}
