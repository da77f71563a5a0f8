import type { Quote } from "../../../../src/api/contract/quote";
import { dollars } from "../../../../src/kernel/money";
import type { Carrier } from "../../reference/carriers";
import { heldValue } from "../../coverages/held";
import { petCoveragesOffered } from "./coverages";
import { chance, pick } from "../../reference/chance";
import { breedFactor } from "../../reference/breeds";
import type { PetInput } from "./input";
import type { Rated } from "../../rating/rated";
import { placeFactor, productOf, termPremium, carrierWeightOf } from "../../rating/carrierWeight";

/** Dollars a year for accident and illness: NAPHIA 2023. */
const average = { DOG: 676, CAT: 383 } as const;

const petFactors: Readonly<Record<string, (input: PetInput) => number>> = {
  petAge: ({ petAge }) => 0.82 + 0.035 * petAge + (petAge > 7 ? 0.09 * (petAge - 7) : 0),
  breed: ({ petType, petCode }) => breedFactor(petType, petCode),
};

const deductibles: Readonly<Record<string, number>> = { "100": 1.32, "250": 1.15, "500": 1, "750": 0.92, "1000": 0.86 };

/** A carrier's products: its own payout and reimbursement, which visitors can't change. */
const plans = {
  payout: [{ value: 5_000, factor: 0.84 }, { value: 10_000, factor: 1 }, { value: 15_000, factor: 1.08 }, { value: null, factor: 1.18 }],
  reimbursement: [{ percent: 70, factor: 0.9 }, { percent: 80, factor: 1 }, { percent: 90, factor: 1.12 }],
} as const;

/** Average of the species x age and breed x deductible x the carrier's plan and level. */
export function ratePet(input: PetInput, carrier: Carrier): Rated {
  if (input.petAge > 20 - 8 * carrier.strictness) return { declined: "Doesn't insure pets this age" };
  const weigh = carrierWeightOf(carrier);
  const payout = pick(plans.payout, "limit", carrier.id);
  const reimbursement = pick(plans.reimbursement, "reimbursement", carrier.id);
  const chosen = petCoveragesOffered().find(({ id }) => id === "Deductible");
  const deductible = chosen ? heldValue(chosen, input.chosen) : "500";
  const region = 0.94 + 0.12 * chance("vets", input.state);
  const yearly =
    average[input.petType] *
    productOf(petFactors, input, weigh) *
    weigh("deductible", deductibles[deductible] ?? 1) *
    payout.factor *
    reimbursement.factor *
    region *
    placeFactor(carrier, input.state, input.zipCode) *
    carrier.level;
  return { premium: termPremium(yearly, carrier), coverages: shown(payout.value, Number(deductible), reimbursement.percent) };
}

function shown(payout: number | null, deductible: number, percent: number): Quote["coverages"] {
  const values: Readonly<Record<string, { value: string; amount: number | null }>> = {
    CoverageLimit: { value: payout === null ? "Unlimited" : dollars(payout), amount: payout },
    Deductible: { value: dollars(deductible), amount: deductible },
    Copay: { value: `${percent}%`, amount: percent },
  };
  return petCoveragesOffered().map(({ id, quoteKey, label }) => ({ id, quoteKey, label, ...(values[id] ?? { value: "", amount: null }) }));
}
