import { useEffect, useState, type MouseEvent } from "react";
import type { BodyOf } from "../../api/contract/requests";
import { createResumeLink } from "../../api/contract/resumeLinks";
import { useRunner } from "../../form/runner";
import { hashOf } from "../../kernel/ids";
import { fill, phrases } from "../../kernel/phrase";
import { useSession, useText } from "../../session/context";
import { touchLead } from "../../session/lead/touchLead";
import type { ApplicationRef } from "../../session/kept/snapshot";
import { sessionLength } from "../../session/sessionLength";
import { copyText } from "../../ui/behavior/copyText";
import { useSaid } from "../../ui/behavior/useSaid";
import { Bullets } from "../../ui/layout/Bullets";
import { Button } from "../../ui/buttons/Button";
import { Dialog } from "../../ui/dialogs/Dialog";
import { Note } from "../../ui/notices/Note";
import { ShareLink } from "../../ui/dialogs/ShareLink";
import { Spinner } from "../../ui/notices/Spinner";
import { Stack } from "../../ui/layout/Stack";
import { EmailTo } from "./EmailTo";
import { unsent } from "./failures";
import { Sent } from "./Sent";
import { useSend } from "./useSend";
import { visitOf } from "./visit";

const texts = phrases("quotes.share", {
  title: "Continue on another device",
  lede: "Scan the code with a phone or tablet, or open the link. Your answers and quotes will be there.",
  code: "QR code with your link",
  link: "Your link",
  copy: "Copy link",
  copied: "Link copied",
  notCopied: "We couldn't copy it. The link is marked: copy it from there.",
  email: "Email the link",
  once: "The link works once and expires in {length}.",
  trust: "Anyone who has the link can see your answers. Share it only with people you trust.",
  making: "Making your link",
  again: "Try again",
  close: "Close",
});

type Body = BodyOf<typeof createResumeLink>;

interface ShareDialogProps {
  application: ApplicationRef;
  onClose: () => void;
}

/** A link that works once, as a QR code, as text and by e-mail. */
export function ShareDialog({ application, onClose }: ShareDialogProps) {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const [copied, sayCopied] = useSaid();
  const [address, setAddress] = useState("");
  const create = ({ body, ...request }: { body: Body; idempotencyKey: string; signal: AbortSignal }) =>
    session.api.call(createResumeLink, { body, ...request, token: application.token });
  const made = useSend(create);
  // E-mail gets a link of its own, because scanning this one must not use up the one in the mailbox.
  const emailed = useSend(create, { unsent, kept: session.emailBegun });
  const make = (): void => made.send("link", () => visitOf(session, runner.pageUrl()));
  const send = (email: string): void => {
    setAddress(email);
    emailed.send(hashOf([application.id, email]), () => {
      const visit = visitOf(session, runner.pageUrl());
      return visit && { ...visit, email };
    });
  };
  const again = ({ currentTarget }: MouseEvent): void => {
    // The button goes with its note, and the focus would go to the page behind the dialog.
    currentTarget.closest("dialog")?.querySelector("h2")?.focus();
    make();
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- One link for each time that it is opened.
  useEffect(make, []);
  // The code may have been scanned meanwhile, and the visit may continue on that device.
  useEffect(() => () => void touchLead(session), [session]);

  const copy = async (): Promise<boolean> => {
    const done = await copyText(made.value?.url ?? "");
    sayCopied(text(done ? texts.copied : texts.notCopied));
    return done;
  };
  return (
    <Dialog id="share" title={text(texts.title)} closeLabel={text(texts.close)} onClose={onClose}>
      <Stack>
        <p>{text(texts.lede)}</p>
        {made.failed && (
          <Note tone="care" live>
            <p>{text(made.failed)}</p>
            <Button variant="link" onClick={again}>
              {text(texts.again)}
            </Button>
          </Note>
        )}
        {made.busy && (
          <p role="status">
            {text(texts.making)} <Spinner />
          </p>
        )}
        {made.value && (
          <ShareLink
            url={made.value.url}
            code={made.value.code}
            codeLabel={text(texts.code)}
            label={text(texts.link)}
            copy={text(texts.copy)}
            copied={copied}
            onCopy={copy}
          />
        )}
        {emailed.value ? (
          <Sent address={address} />
        ) : (
          <EmailTo label={text(texts.email)} variant="line" busy={emailed.busy} failed={emailed.failed} onSend={send} />
        )}
        <Bullets items={[fill(texts.once, { length: sessionLength(session) }), texts.trust].map((fact) => ({ id: fact.key, text: text(fact) }))} />
      </Stack>
    </Dialog>
  );
}
