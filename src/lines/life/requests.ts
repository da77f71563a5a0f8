import { createLifeApplication } from "../../api/contract/applications/createLife";
import type { TobaccoUsage } from "../../api/contract/applications/life";
import { updateLife } from "../../api/contract/applications/updateLife";
import type { BodyOf } from "../../api/contract/requests";
import { lifeAge } from "../../business/ageRules";
import type { LifeTerm, SmokerAnswer, TobaccoFrequency, TobaccoProduct } from "../../business/life";
import { tobaccoProducts } from "../../business/life";
import type { AnyField, Answers } from "../../flow/field";
import { answersOf } from "../../flow/field";
import { birthDate, dateTexts } from "../../flow/rules/date";
import { isoDate, parseDate } from "../../kernel/dates";
import type { Phrase } from "../../kernel/phrase";
import { fill } from "../../kernel/phrase";
import { addressee, callApplication } from "../../session/application/application";
import { createOnce } from "../../session/application/createOnce";
import { forgetSent } from "../../session/application/owed";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import type { EffectOutcome } from "../../session/effectOutcome";
import { zipField } from "../../session/fields/address";
import { dateOfBirth, personFields } from "../../session/fields/person";
import { capturingLead } from "../../session/lead/capturingLead";
import type { Session } from "../../session/session";
import { toldAhead } from "../../session/answers/toldAhead";
import { rightAnswers } from "../../steps/address/createApplication";
import { forgetStreet } from "../../steps/address/forgetStreet";
import type { Gender } from "../../steps/person/gender";
import { gender } from "../../steps/person/gender";
import { nameLead } from "../../steps/person/nameLead";
import { wirePerson } from "../../steps/person/wirePerson";
import type { Period } from "./fields";
import { coverageAmount, healthRating, lifeBirthDate, lifeState, smoker, term, usage } from "./fields";

type LifeBody = BodyOf<typeof updateLife>;

/** The birth date with life's age limits as its rule. The question itself takes any age: one outside the limits raises a case there. */
const bornInRange: typeof dateOfBirth = { ...dateOfBirth, rule: birthDate(lifeAge) };

/** Commits the state, so that a lead is created even if the application can't be. */
const keepState: Effect = {
  id: "keepState",
  input: (answers) => answers.get(lifeState),
  run({ session, answers }) {
    const state = answers.get(lifeState);
    if (session.answers.peek().get(lifeState) !== state) forgetStreet(session, zipField);
    session.commit({ [lifeState.name]: state });
    return Promise.resolve(done);
  },
};

const wireGender = (answer: Gender | ""): { gender?: Gender } => (answer === "" ? {} : { gender: answer });

/** The products chosen for a period, in wire format. */
function usagesIn(answers: Answers, period: Period): readonly TobaccoUsage[] {
  const { products, of } = usage[period];
  return tobaccoProducts
    .filter((product: TobaccoProduct) => answers.get(products).includes(product))
    .map((product) => {
      const { frequency, lastUse } = of[product];
      const lastUsed = lastUse && parseDate(answers.get(lastUse));
      return {
        product,
        period,
        frequency: Number(answers.get(frequency)) as TobaccoFrequency,
        ...(lastUsed && { lastUseDate: isoDate(lastUsed) }),
      };
    });
}

/** The usages that the answer asks for: none for "Never", both periods for "Currently". */
const usagesOf = (answers: Answers, answer: SmokerAnswer): TobaccoUsage[] => [
  ...(answer === "Currently" ? usagesIn(answers, "currently") : []),
  ...(answer === "Never" ? [] : usagesIn(answers, "previously")),
];

/** The smoker fields that the answer asks for. */
const usageFields = (answer: SmokerAnswer): readonly AnyField[] => [
  ...(answer === "Currently" ? usage.currently.all : []),
  ...(answer === "Never" ? [] : usage.previously.all),
];

/**
 * Everything known before the application exists: answers from other lines or for another state, and data from the host page.
 * Leaves out values that break their rule.
 */
function knownBody(answers: Answers, session: Session): LifeBody {
  const known = answersOf({ ...toldAhead(session), ...session.drafted([]), [lifeState.name]: answers.get(lifeState) });
  const person = personFields.map((field) => (field === dateOfBirth ? bornInRange : field));
  const right = rightAnswers([...person, gender, healthRating, smoker, coverageAmount, term], known, session);
  const personalInfo = { ...wirePerson(right), ...wireGender(right.get(gender)) };
  const [rating, answer] = [right.get(healthRating), right.get(smoker)];
  const asked = answer === "" ? [] : usageFields(answer);
  const isWhole = asked.every((field) => !field.rule?.(known.get(field), { ...session.ruleContext(), answers: known }));
  return {
    ...(Object.keys(personalInfo).length > 0 && { personalInfo }),
    ...(rating !== "" && { health: { healthRating: rating } }),
    ...(answer !== "" && isWhole && { smoker: answer, usages: usagesOf(known, answer) }),
    ...(right.has(coverageAmount) && { deathBenefit: right.get(coverageAmount) }),
    ...(right.has(term) && { termDuration: right.get(term) as LifeTerm }),
    selectedType: "TERM",
    npn: session.partner.config.licensing.npn,
  };
}

/** POST applications/life with the state and everything known already. A failure ends on the error screen. */
const createApplication: Effect = {
  id: "createApplication",
  input: (answers) => answers.get(lifeState),
  run({ answers, session, ...call }) {
    const body = { mailingAddress: { state: answers.get(lifeState) }, ...knownBody(answers, session) };
    return createOnce(session, "life", createLifeApplication, body, call);
  },
  failure: "errorScreen",
  casesByCode: { CODE_NOT_SUPPORTED: "codeNotSupported", PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
};

export const stateEffects: readonly Effect[] = [keepState, capturingLead(createApplication)];

/**
 * Turns the service's refusal of a birth date into a field error in the widget's own words. It can happen when the service's day
 * differs from the visitor's.
 */
function refused(session: Session, problem: Extract<EffectOutcome, { kind: "problem" }>["problem"]): EffectOutcome {
  const said = problem.code === "VALIDATION" ? problem.errors?.find(({ pointer }) => pointer === "/personalInfo/dateOfBirth") : undefined;
  if (!said) return { kind: "problem", problem };
  session.logger.info("birth-date-refused", "The service refused a date of birth");
  const { [said.code ?? ""]: message = dateTexts.invalid }: Readonly<Record<string, Phrase>> = dateTexts;
  return { kind: "errors", errors: [{ field: lifeBirthDate, message: fill(message, { min: lifeAge.min, max: lifeAge.max + 1 }) }] };
}

/** Sends one part of the application each time it changes; the service keeps the values of absent members. */
const part = (id: string, body: (answers: Answers, session: Session) => LifeBody | null, traits: Pick<Effect, "behind" | "casesByCode">): Effect => ({
  id,
  input: (answers, session) => [addressee(session), body(answers, session)],
  async run({ answers, session, signal }) {
    const wanted = body(answers, session);
    if (!wanted) return done;
    const sent = await callApplication(session, updateLife, wanted, signal, undefined, { keepalive: traits.behind });
    return sent.ok ? done : { kind: "problem", problem: sent.error };
  },
  ...traits,
});

/** These change a price; which questions follow is read from the answers themselves. */
const behind = { behind: true } as const;

const person = part(
  "sendPerson",
  (answers) => ({
    personalInfo: {
      ...wirePerson(answers),
      ...wireGender(answers.get(gender)),
    },
  }),
  { casesByCode: { PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" } },
);

const sendPerson: Effect = {
  ...person,
  async run(context) {
    const outcome = await person.run(context);
    return outcome.kind === "problem" ? refused(context.session, outcome.problem) : outcome;
  },
};

/** Commits the gender before the lead is named, because a life lead includes it. */
const rememberGender: Effect = {
  id: "rememberGender",
  input: (answers) => answers.get(gender),
  run({ answers, session }) {
    session.commit({ [gender.name]: answers.get(gender) });
    return Promise.resolve(done);
  },
};

export const personEffects: readonly Effect[] = [sendPerson, rememberGender, nameLead];

export const sendHealth = part(
  "sendHealth",
  (answers) => {
    const rating = answers.get(healthRating);
    return rating === "" ? null : { health: { healthRating: rating } };
  },
  behind,
);

/** The key under which progress records that the last smoker step sent its products. */
const usagesMark = "questions/past:sendUsages";

const never = part("sendNever", (answers) => (answers.get(smoker) === "Never" ? { smoker: "Never", usages: [] } : null), behind);

/**
 * Sends "Never", which is a complete answer; any other answer is sent with its products. Sending it removes the mark of products
 * sent before, so that they are sent again if the answer changes back.
 */
export const sendNever: Effect = {
  ...never,
  async run(context) {
    const outcome = await never.run(context);
    if (context.answers.get(smoker) === "Never") forgetSent(context.session, usagesMark);
    return outcome;
  },
};

/** Sent by the last smoker step: the products of both periods. */
export const sendUsages = part(
  "sendUsages",
  (answers) => {
    const answer = answers.get(smoker);
    return answer === "" ? null : { smoker: answer, usages: usagesOf(answers, answer) };
  },
  behind,
);

/** The wanted policy, and the producer number (NPN) of the agency that asks for it. */
export const sendCoverage = part(
  "sendCoverage",
  (answers, session) => ({
    deathBenefit: answers.get(coverageAmount),
    selectedType: "TERM",
    termDuration: answers.get(term) as LifeTerm,
    npn: session.partner.config.licensing.npn,
  }),
  behind,
);
