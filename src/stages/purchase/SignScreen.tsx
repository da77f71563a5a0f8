import { useEffect, useState } from "react";
import { downloadApplication } from "../../api/contract/documents";
import { unbroken } from "../../business/telephone";
import { StepForm } from "../../form/StepForm";
import { useField } from "../../form/useField";
import type { Field } from "../../flow/field";
import { calendarDay } from "../../kernel/dates";
import { dayWithYear } from "../../kernel/dayInSentence";
import type { Language } from "../../kernel/language";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import { useLanguage, useOtherLanguage, useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Bullets } from "../../ui/layout/Bullets";
import { Button } from "../../ui/buttons/Button";
import { Checkbox } from "../../ui/fields/Checkbox";
import { Heading } from "../../ui/layout/Heading";
import { Note } from "../../ui/notices/Note";
import { PaperIcon } from "../../ui/icons/PaperIcon";
import { SignatureLine } from "../../ui/quotes/SignatureLine";
import { SignaturePaper } from "../../ui/quotes/SignaturePaper";
import { Stack } from "../../ui/layout/Stack";
import { cardTitle } from "../../ui/styles/text";
import { SaveOrContinue } from "../share/SaveOrContinue";
import { agree, holds, noticeOf, recordsText, signatureText, signerOf, termsRead } from "./agreement";
import { Bought } from "./Bought";
import type { Agreed } from "./fields";
import { recordsConsent, signature } from "./fields";
import { Reviewing } from "./Reviewing";
import type { Reviewed } from "./reviewPrice";
import { useDownload } from "./useDownload";

const texts = phrases("purchase.signing", {
  paper: "Your application",
  keep: "Read every answer and term. It's yours to keep.",
  read: "Read my application (PDF)",
  failed: "The download failed. Try again.",
  file: "renters-application",
  papers: "Documents online",
  sign: "Your signature",
  notice: "The law of your state has this notice in English, and the English text governs. In short: false information given on purpose in an application or claim can be a crime.",
  submit: "Sign my application",
});

const fields = [recordsConsent, signature];

/** The language of the laws that prescribe the fraud notice. */
const noticeLanguage: Language = "en";

function AgreeBox({ of, terms, label }: { of: Field<Agreed>; terms: string; label: Phrase }) {
  const session = useSession();
  const text = useText();
  const { value, onChange, error, id, name, onBlur } = useField(of);
  const read = termsRead(session, terms);
  const isOld = value !== null && !holds(value, read);
  useEffect(() => {
    // The box was ticked for other terms or in another language.
    if (isOld) session.set(of, null);
  }, [isOld, of, session]);
  return (
    <Checkbox
      id={id}
      name={name}
      lang={useOtherLanguage(label)}
      label={text(label)}
      checked={holds(value, read)}
      onChange={(checked) => onChange(checked ? agree(read, session.now()) : null)}
      onBlur={onBlur}
      {...(error && { error })}
    />
  );
}

/** The whole application as a file, to read and keep before it is signed. */
function Application() {
  const session = useSession();
  const text = useText();
  const { busy, failed, save } = useDownload();
  const application = useValue(session.application);
  const quoteId = useValue(session.selection)?.quoteId;
  const read = (): void => {
    if (!application || !quoteId) return;
    save(`${text(texts.file)}.pdf`, session.api.call(downloadApplication, { params: { applicationId: application.id }, query: { quoteId }, token: application.token }));
  };
  return (
    <SignaturePaper title={text(texts.paper)} text={text(texts.keep)}>
      <Button variant="line" small busy={busy} onClick={read}>
        <PaperIcon />
        {text(texts.read)}
      </Button>
      {failed && (
        <Note tone="care" live>
          {text(texts.failed)}
        </Note>
      )}
    </SignaturePaper>
  );
}

function Signing({ price }: { price: Reviewed }) {
  const session = useSession();
  const text = useText();
  const language = useLanguage();
  const [today] = useState(() => calendarDay(session.now()));
  const number = session.partner.config.tollFreeNumber;
  return (
    <Stack fields>
      <Application />
      <section aria-labelledby="papers">
        <Stack dense>
          <Heading rank={2} className={cardTitle} id="papers">
            {text(texts.papers)}
          </Heading>
          <Bullets items={noticeOf(session).map((point) => ({ id: point.key, text: text(point).replace(number, unbroken(number)) }))} />
          <AgreeBox of={recordsConsent} terms={price.terms} label={recordsText} />
        </Stack>
      </section>
      <section aria-labelledby="sign">
        <Stack dense>
          <Heading rank={2} className={cardTitle} id="sign">
            {text(texts.sign)}
          </Heading>
          {price.notice !== null && (
            <Note>
              {language !== noticeLanguage && <p>{text(texts.notice)}</p>}
              <p lang={noticeLanguage}>{price.notice}</p>
            </Note>
          )}
          <AgreeBox of={signature} terms={price.terms} label={signatureText(session, price)} />
          <SignatureLine name={signerOf(session)} date={dayWithYear(today, language)} />
        </Stack>
      </section>
    </Stack>
  );
}

/** Asks for the consent to electronic records and for the signature, beside the whole application as a file. */
export function SignScreen() {
  return (
    <Reviewing at="purchase/sign">
      {(price) => (
        <StepForm fields={fields} submit={texts.submit} after={<SaveOrContinue full />}>
          <Stack fields>
            <Bought />
            <Signing price={price} />
          </Stack>
        </StepForm>
      )}
    </Reviewing>
  );
}
