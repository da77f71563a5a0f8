import { lifeCoverages } from "../../../../src/business/coveragesLife";
import type { Quote } from "../../../../src/api/contract/quote";
import { dollars } from "../../../../src/kernel/money";
import type { Carrier } from "../../reference/carriers";
import { chance } from "../../reference/chance";
import { amountFactor, averageAt, lifeFactors } from "./factors";
import type { LifeInput } from "./input";
import type { Rated } from "../../rating/rated";
import { productOf, termPremium, carrierWeightOf } from "../../rating/carrierWeight";

/** The highest age at the end of a term. */
const oldestAtEnd = 85;

/** Average at the age x amount x term, gender, health and tobacco x carrier level. */
export function rateLife(input: LifeInput, carrier: Carrier): Rated {
  const declined = refusal(input, carrier);
  if (declined !== null) return { declined };
  const weigh = carrierWeightOf(carrier);
  const state = 0.96 + 0.08 * chance("mortality", input.state);
  const monthly = averageAt(input.age) * amountFactor(input.amount) * productOf(lifeFactors, input, weigh) * state * carrier.level;
  return { premium: termPremium(12 * monthly, carrier), coverages: coveragesOf(input, carrier) };
}

function refusal({ age, term, amount, health, usages }: LifeInput, carrier: Carrier): string | null {
  if (age + term > oldestAtEnd) return "Doesn't offer a term this long at this age";
  if (amount > (carrier.strictness > 0.6 ? 5_000_000 : 10_000_000)) return "Doesn't offer this much coverage online";
  const doubts = (health === "Fair" ? 0.35 : 0) + (usages.some(({ isCurrent, frequency }) => isCurrent && frequency === 365) ? 0.15 : 0);
  return doubts > 1.2 - carrier.strictness ? "Can't offer a quote for these answers" : null;
}

/** Exam, instant decision and living benefits: each carrier's own rules, within its bounds. */
function coveragesOf(input: LifeInput, carrier: Carrier): Quote["coverages"] {
  const { age, amount, term, health, usages } = input;
  const isHealthy = health !== "Fair" && usages.every(({ isCurrent }) => !isCurrent);
  const noExam = chance("no exam", carrier.id) < 0.65 && amount <= 1_000_000 && age <= 60 && isHealthy;
  const instant = noExam && chance("instant", carrier.id) < 0.6 && age <= 50;
  const living = chance("living benefits", carrier.id) < 0.5;
  const yesNo = (isTrue: boolean) => ({ value: isTrue ? "Yes" : "No", amount: null });
  const values: Readonly<Record<string, { value: string; amount: number | null }>> = {
    COVERAGE: { value: dollars(amount), amount },
    POLICY_DURATION: { value: `${term} years`, amount: term },
    MEDICAL_EXAM: yesNo(!noExam),
    INSTANT_DECISION: yesNo(instant),
  };
  const named = lifeCoverages.map(({ id, quoteKey, label }) => ({ id, quoteKey, label, ...(values[id] ?? yesNo(false)) }));
  return [...named, { id: "LIVING_BENEFITS", quoteKey: "livingBenefits", label: "Living benefits", ...yesNo(living) }];
}
