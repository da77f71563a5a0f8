import { downloadPolicy, downloadSignedApplication } from "../../api/contract/documents";
import { hoursSaid } from "../../business/hours";
import { CallButton } from "../../form/CallButton";
import { useRunner } from "../../form/runner";
import { StepFrame } from "../../form/StepFrame";
import { useNewHeading } from "../../form/useNewHeading";
import { parseIsoDate } from "../../kernel/dates";
import { dayInSentence } from "../../kernel/dayInSentence";
import type { Language } from "../../kernel/language";
import { exactDollars } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { useLanguage, useSession, useText } from "../../session/context";
import { firstName } from "../../session/fields/person";
import type { Bought } from "../../session/kept/snapshot";
import { useValue } from "../../session/useValue";
import { PolicyArt } from "../../ui/art/PolicyArt";
import { Actions } from "../../ui/layout/Actions";
import { Button } from "../../ui/buttons/Button";
import { FactLines } from "../../ui/cards/FactLines";
import { DownloadIcon } from "../../ui/icons/DownloadIcon";
import { PaperIcon } from "../../ui/icons/PaperIcon";
import { Heading } from "../../ui/layout/Heading";
import { Hero } from "../../ui/layout/Hero";
import { LoadingSteps } from "../../ui/notices/LoadingSteps";
import { Note } from "../../ui/notices/Note";
import { NumberedSteps } from "../../ui/layout/NumberedSteps";
import { Page } from "../../ui/layout/Page";
import { PolicyCard } from "../../ui/quotes/PolicyCard";
import { SideBySide } from "../../ui/layout/SideBySide";
import { Stack } from "../../ui/layout/Stack";
import { StepHead } from "../../ui/layout/StepHead";
import { fine, help, sectionTitle } from "../../ui/styles/text";
import { coverRows, dayOf } from "./coverRows";
import { policyShown } from "./paying";
import { useDownload } from "./useDownload";
import { usePayment } from "./usePayment";
import { usePolicy, type Kept, type PolicyRead } from "./usePolicy";

const texts = phrases("purchase.success", {
  title: "Your renters policy is ready",
  named: "Your renters policy is ready, {firstName}",
  lede: "{carrier} covers you from {date}.",
  checking: "Checking your payment",
  checkingLede: "This takes a few seconds. Don't pay again.",
  gets: "Getting your policy",
  number: "Policy number",
  paid: "Paid today",
  next: "Next payment",
  nextOn: "{amount} on {date}",
  none: "Nothing more to pay",
  from: "First day",
  to: "Last day",
  policyFile: "policy",
  signedFile: "renters-application-signed",
  download: "Download policy (PDF)",
  signed: "Signed application (PDF)",
  copy: "Copy",
  copyLabel: "Copy policy number",
  copied: "Copied",
  notCopied: "Select the number and copy it.",
  failedCopy: "The download failed. Try again.",
  unreachable: "We can't reach our service right now. Your payment is safe. We keep trying.",
  retry: "Try again",
  summary: "What you bought",
  steps: "What happens next",
  emailed: "We emailed both to {to}.",
  now: "Download both files now.",
  keep: "You can come back to this page today.",
  landlord: "Show your landlord.",
  proof: "Page 1 of the policy is your proof of insurance.",
  pay: "Make your next payment by {date}.",
  payments: "The policy lists each one.",
  old: "Have another renters policy?",
  cancel: "Cancel it from {date}.",
  questions: "Questions? Advisors are available Monday to Friday, {opens} to {closes} ET.",
  call: "Call us: {number}",
  another: "Start another quote",
});

const spoken = (iso: string, language: Language): string => {
  const date = parseIsoDate(iso);
  return date ? dayInSentence(date, language) : iso;
};

function Papers({ policy: { policyNumber, emailedTo }, of: { applicationId, token } }: { policy: Kept; of: Bought }) {
  const session = useSession();
  const text = useText();
  const own = useDownload();
  const signed = useDownload();
  const call = { params: { applicationId }, token };
  return (
    <Stack dense>
      <SideBySide>
        <Button busy={own.busy} onClick={() => own.save(`${text(texts.policyFile)}-${policyNumber}.pdf`, session.api.call(downloadPolicy, call))}>
          <DownloadIcon />
          {text(texts.download)}
        </Button>
        <Button variant="line" busy={signed.busy} onClick={() => signed.save(`${text(texts.signedFile)}.pdf`, session.api.call(downloadSignedApplication, call))}>
          <PaperIcon />
          {text(texts.signed)}
        </Button>
      </SideBySide>
      {(own.failed || signed.failed) && (
        <Note tone="care" live>
          {text(texts.failedCopy)}
        </Note>
      )}
      <p className={fine}>
        {text(emailedTo ? fill(texts.emailed, { to: emailedTo }) : texts.now)} {text(texts.keep)}
      </p>
    </Stack>
  );
}

function Bound({ policy, of }: { policy: Kept; of: Bought }) {
  const runner = useRunner();
  const text = useText();
  const language = useLanguage();
  const [first, next] = policy.plan.installments;
  const said: readonly (readonly [action: Phrase, more: Phrase])[] = [
    [texts.landlord, texts.proof],
    ...(next ? [[fill(texts.pay, { date: spoken(next.dueDate, language) }), texts.payments] as const] : []),
    [texts.old, fill(texts.cancel, { date: spoken(policy.effectiveDate, language) })],
  ];
  return (
    <Stack fields>
      <PolicyCard
        label={text(texts.number)}
        number={policy.policyNumber}
        copy={text(texts.copy)}
        copyLabel={text(texts.copyLabel)}
        copied={text(texts.copied)}
        refused={text(texts.notCopied)}
        facts={[
          { id: "from", name: text(texts.from), value: dayOf(policy.effectiveDate, language) },
          { id: "to", name: text(texts.to), value: dayOf(policy.expirationDate, language) },
          { id: "paid", name: text(texts.paid), value: exactDollars((first?.cents ?? 0) / 100) },
          {
            id: "next",
            name: text(texts.next),
            value: text(next ? fill(texts.nextOn, { amount: exactDollars(next.cents / 100), date: spoken(next.dueDate, language) }) : texts.none),
          },
        ]}
      />
      <Papers policy={policy} of={of} />
      <section aria-labelledby="next">
        <Heading rank={2} className={sectionTitle} id="next">
          {text(texts.steps)}
        </Heading>
        <NumberedSteps
          steps={said.map(([action, more]) => ({
            id: action.key,
            text: (
              <>
                <b>{text(action)}</b> {text(more)}
              </>
            ),
          }))}
        />
      </section>
      <section aria-labelledby="summary">
        <Heading rank={2} className={sectionTitle} id="summary">
          {text(texts.summary)}
        </Heading>
        <FactLines lines={coverRows(policy, text)} />
      </section>
      <div>
        <p className={help}>{text(fill(texts.questions, hoursSaid))}</p>
        <Actions stick={false}>
          <CallButton label={texts.call} variant="line" />
          <Button variant="link" full onClick={runner.startOver}>
            {text(texts.another)}
          </Button>
        </Actions>
      </div>
    </Stack>
  );
}

/** Stays while the policy is read again, so that the focus does. */
function Failed({ isReading, retry }: Pick<PolicyRead, "isReading" | "retry">) {
  const text = useText();
  return (
    <Actions stick={false}>
      <Button full busy={isReading} onClick={retry}>
        {text(texts.retry)}
      </Button>
      <CallButton label={texts.call} variant="link" />
    </Actions>
  );
}

/** Shows the policy. It is read from the service each time, so that a reload shows the same. */
export function SuccessScreen() {
  const session = useSession();
  const text = useText();
  const language = useLanguage();
  const watch = usePayment("success");
  const isLost = useValue(watch.failed);
  const shown = policyShown(useValue(session.bought), useValue(session.selection));
  const { policy, hasFailed, isReading, retry } = usePolicy(shown);
  const top = useNewHeading(policy ? "policy" : "asking");
  const name = useValue(session.answers).get(firstName);
  const enter = useValue(useRunner().enter);
  return (
    <div ref={top}>
      {policy && shown ? (
        <Page layout="wide" {...(enter && { enter })}>
          <Hero art={<PolicyArt />} long>
            <StepHead
              title={text(name ? fill(texts.named, { firstName: name }) : texts.title)}
              lede={text(fill(texts.lede, { carrier: policy.carrierName, date: spoken(policy.effectiveDate, language) }))}
            />
            <Bound policy={policy} of={shown} />
          </Hero>
        </Page>
      ) : (
        <StepFrame title={texts.checking} lede={texts.checkingLede}>
          <Stack>
            <LoadingSteps steps={[{ id: "gets", text: text(texts.gets), state: "now" }]} status={text(texts.gets)} />
            {(isLost || hasFailed) && (
              <Note tone="care" live>
                {text(texts.unreachable)}
              </Note>
            )}
            {hasFailed && <Failed isReading={isReading} retry={retry} />}
          </Stack>
        </StepFrame>
      )}
    </div>
  );
}
