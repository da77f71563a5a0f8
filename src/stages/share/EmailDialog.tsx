import { useState } from "react";
import type { BodyOf } from "../../api/contract/requests";
import { emailQuotes } from "../../api/contract/notifications";
import { useRunner } from "../../form/runner";
import { filled } from "../../kernel/filled";
import { hashOf } from "../../kernel/ids";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { emailedQuotes } from "../../session/fields/emailed";
import { referralOf } from "../../session/fields/referral";
import { sendLead, statusNow } from "../../session/lead/sendLead";
import type { ApplicationRef } from "../../session/kept/snapshot";
import { sessionLength } from "../../session/sessionLength";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Stack } from "../../ui/layout/Stack";
import { useAdditionalCarriers } from "../quotes/useAdditionalCarriers";
import { EmailTo } from "./EmailTo";
import { unsent } from "./failures";
import { Sent } from "./Sent";
import { useSend } from "./useSend";
import { visitOf } from "./visit";

const texts = phrases("quotes.email", {
  title: "Email my quotes",
  lede: "We'll email your prices and a link back to them. The link works once and expires in {length}.",
  send: "Send",
  close: "Close",
});

type Body = BodyOf<typeof emailQuotes>;

interface EmailDialogProps {
  application: ApplicationRef;
  open: boolean;
  onClose: () => void;
}

/**
 * Sends the companies' answers so far to the visitor's own address or another. It goes on sending while it is closed, and shows
 * what came of it when it is opened again; a failure is told at once.
 */
export function EmailDialog({ application, open, onClose }: EmailDialogProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const additional = useAdditionalCarriers(open);
  const [address, setAddress] = useState("");
  const sending = useSend(
    ({ body, ...request }: { body: Body; idempotencyKey: string; signal: AbortSignal }) =>
      session.api.call(emailQuotes, { body, ...request, token: application.token }),
    {
      isOpen: open,
      onSent: ({ emailId }) => {
        // The visitor may have gone on to another line.
        if (session.application.peek()?.id !== application.id) return;
        session.commit({ [emailedQuotes.name]: emailId });
        void sendLead(session, statusNow(session));
      },
      unsent,
      kept: session.emailBegun,
    },
  );
  const send = (email: string): void => {
    setAddress(email);
    // A reload reads the quotes in another order than they came.
    const quotes = session.quotes.quotes.peek().map(({ id, premium }) => `${id} ${premium}`).sort();
    sending.send(hashOf([application.id, email, quotes]), () => ({
      applicationId: application.id,
      email,
      additionalCarriers: additional.map(({ carrierId }) => carrierId),
      privateLabelPartner: session.partner.config.customPrivateLabelPartner ?? session.partner.requestedId,
      ...filled<Pick<Body, "referralCode" | "resume">>({ referralCode: referralOf(session), resume: visitOf(session, runner.pageUrl()) }),
    }));
  };
  return open && (
    <Dialog id="email-quotes" title={text(texts.title)} closeLabel={text(texts.close)} onClose={onClose}>
      <Stack>
        <p>{text(fill(texts.lede, { length: sessionLength(session) }))}</p>
        {sending.value ? (
          <Sent address={address} onLeave={sending.forget} />
        ) : (
          <EmailTo label={text(texts.send)} busy={sending.busy} failed={sending.failed} onSend={send} />
        )}
      </Stack>
    </Dialog>
  );
}
