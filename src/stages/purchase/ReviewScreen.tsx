import { useEffect, useRef } from "react";
import { monthlyPremium } from "../../business/quoteOrder";
import { unbroken } from "../../business/telephone";
import { useRunner } from "../../form/runner";
import { StepForm } from "../../form/StepForm";
import { StepFrame } from "../../form/StepFrame";
import { useField } from "../../form/useField";
import type { Field } from "../../flow/field";
import type { Language } from "../../kernel/language";
import { exactDollars } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { fill, phrases } from "../../kernel/phrase";
import { useLanguage, useOtherLanguage, useSession, useText } from "../../session/context";
import { useValue } from "../../session/useValue";
import { Actions } from "../../ui/layout/Actions";
import { Bullets } from "../../ui/layout/Bullets";
import { Button } from "../../ui/buttons/Button";
import { Card } from "../../ui/cards/Card";
import { Heading } from "../../ui/layout/Heading";
import { Certainty } from "../../ui/quotes/Certainty";
import { Checkbox } from "../../ui/fields/Checkbox";
import { LoadingSteps } from "../../ui/notices/LoadingSteps";
import { Note } from "../../ui/notices/Note";
import { Price } from "../../ui/quotes/Price";
import { Stack } from "../../ui/layout/Stack";
import { cardTitle, fine } from "../../ui/styles/text";
import { SaveOrContinue } from "../share/SaveOrContinue";
import { agree, holds, noticeOf, recordsText, signatureText, termsRead } from "./agreement";
import type { Agreed } from "./fields";
import { recordsConsent, signature } from "./fields";
import { ReviewGroups } from "./ReviewGroups";
import { reviewOf, reviewPrice, type Reviewed } from "./reviewPrice";
import { askStartAgain } from "./startDay";

const texts = phrases("purchase.review", {
  lede: "Open a group to see each answer. Change what isn't right.",
  checking: "Checking your price with {carrier}",
  checkingLede: "This takes a few seconds.",
  failed: "We couldn't check your price",
  failedLede: "Your answers are saved.",
  retry: "Try again",
  quotes: "See my quotes again",
  firm: "Firm price",
  per: "a month",
  price: "{amount} a month",
  total: "{amount} for {months} months",
  changed: "Your price changed from {before} to {after} for {months} months. {carrier} checked your latest answers. You can sign for the new price, or go back to your quotes.",
  papers: "Your documents and your signature",
  notice: "The law of your state has this notice in English, and the English text governs. In short: false information given on purpose in an application or claim can be a crime.",
  submit: "Continue to payment plan",
  restTitle: "Nothing is paid yet",
  rest: "You choose a payment plan next, then pay. You can download your signed copy when your policy is ready.",
});

const fields = [recordsConsent, signature];

/** The language of the laws that prescribe the fraud notice. */
const noticeLanguage: Language = "en";

/** Requests the price on arrival. Earlier signatures are asked for again, because visitors only return to this screen after a change. */
function useReview(): () => void {
  const session = useSession();
  const runner = useRunner();
  const visit = useRef(new AbortController());
  const check = async (abort: AbortSignal): Promise<void> => {
    const late = askStartAgain(session);
    if (late) return runner.show(`${session.line.peek()?.slug ?? "renters"}/${late}`, true);
    const isSettled = await runner.settle(abort);
    if (abort.aborted) return;
    // Offers another try, since nothing else shows the failure.
    if (!isSettled) return void (reviewOf(session).value = { kind: "failed" });
    const found = await reviewPrice(session, abort, runner.settle);
    if (abort.aborted) return;
    if (found === "gone") runner.show(`${session.line.peek()?.slug ?? "renters"}/policy-compare`, true);
    else if (found) runner.raise(found);
  };
  const begin = (): void => {
    visit.current.abort();
    const { signal } = (visit.current = new AbortController());
    check(signal).catch(() => {
      if (!signal.aborted) reviewOf(session).value = { kind: "failed" };
    });
  };
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    const later = ["purchase/review-details", "purchase/payment-plan"];
    session.advance({ completed: session.progress().completed.filter((key) => !later.includes(key)) });
    session.returnTo.value = null;
    latest.current();
    return () => {
      visit.current.abort();
      reviewOf(session).value = null;
    };
  }, [session]);
  return begin;
}

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

function PriceCard({ price: { premium, termMonths } }: { price: Reviewed }) {
  const session = useSession();
  const text = useText();
  const monthly = monthlyPremium({ premium, term: termMonths });
  return (
    <Card>
      <Heading rank={2} className={cardTitle}>
        {useValue(session.selection)?.carrierName}
      </Heading>
      <Certainty firm label={text(texts.firm)} />
      <Price amount={monthly} per={text(texts.per)} label={text(fill(texts.price, { amount: exactDollars(monthly) }))} />
      <p className={`${fine} num`}>{text(fill(texts.total, { amount: exactDollars(premium), months: termMonths }))}</p>
    </Card>
  );
}

function Signing({ price }: { price: Reviewed }) {
  const session = useSession();
  const text = useText();
  const language = useLanguage();
  const number = session.partner.config.tollFreeNumber;
  return (
    <section aria-labelledby="papers">
      <Stack>
        <Heading rank={2} className={cardTitle} id="papers">
          {text(texts.papers)}
        </Heading>
        <Bullets items={noticeOf(session).map((point) => ({ id: point.key, text: text(point).replace(number, unbroken(number)) }))} />
        <div>
          <AgreeBox of={recordsConsent} terms={price.terms} label={recordsText} />
          {price.notice !== null && (
            <Note>
              {language !== noticeLanguage && <p>{text(texts.notice)}</p>}
              <p lang={noticeLanguage}>{price.notice}</p>
            </Note>
          )}
          <AgreeBox of={signature} terms={price.terms} label={signatureText(session, price)} />
        </div>
      </Stack>
    </section>
  );
}

/** Shows every answer and the price that the company guarantees for them, and asks for the signature. */
export function ReviewScreen() {
  const session = useSession();
  const runner = useRunner();
  const text = useText();
  const retry = useReview();
  const review = useValue(reviewOf(session));
  const carrier = useValue(session.selection)?.carrierName ?? "";
  const slug = useValue(session.line)?.slug ?? "renters";
  if (review?.kind !== "price") {
    const isFailed = review?.kind === "failed";
    const title = isFailed ? texts.failed : fill(texts.checking, { carrier });
    return (
      <StepFrame title={title} lede={isFailed ? texts.failedLede : texts.checkingLede}>
        {isFailed ? (
          <Actions>
            <Button full onClick={retry}>
              {text(texts.retry)}
            </Button>
            <Button variant="link" full onClick={() => runner.show(`${slug}/policy-compare`)}>
              {text(texts.quotes)}
            </Button>
          </Actions>
        ) : (
          <LoadingSteps steps={[{ id: "checking", text: text(title), state: "now" }]} status={text(title)} />
        )}
      </StepFrame>
    );
  }
  const { price } = review;
  return (
    <StepForm
      fields={fields}
      lede={texts.lede}
      help={{ title: texts.restTitle, text: texts.rest }}
      submit={texts.submit}
      after={<SaveOrContinue full />}
    >
      <Stack fields>
        {price.before !== null && (
          <Note tone="care" live>
            {text(fill(texts.changed, { before: exactDollars(price.before), after: exactDollars(price.premium), months: price.termMonths, carrier }))}
          </Note>
        )}
        <PriceCard price={price} />
        <ReviewGroups />
        <Signing price={price} />
      </Stack>
    </StepForm>
  );
}
