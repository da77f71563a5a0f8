import type { TobaccoUsage } from "../../../../src/api/contract/applications/life";
import { daysBetween, parseIsoDate, yearsBetween, type CalendarDate } from "../../../../src/kernel/dates";
import { lifeDefaults, type HealthRating } from "../../../../src/business/life";
import { chosenFor } from "../../coverages/held";
import type { ApplicationParts } from "../../database/parts";

/** Everything that the price of a term life policy depends on. */
export interface LifeInput {
  line: "LIFE";
  state: string;
  age: number;
  gender: string;
  health: HealthRating;
  usages: RatedUsage[];
  /** Dollars. */
  amount: number;
  /** Years. */
  term: number;
}

export interface RatedUsage {
  product: TobaccoUsage["product"];
  frequency: TobaccoUsage["frequency"];
  /** Whole years since the last use; 0 for current use. */
  yearsAgo: number;
  isCurrent: boolean;
}

/** The application as carriers see it, on a day. Null until birth date, gender, health and tobacco are answered. */
export function lifeInput({ life, personalInfo, ...parts }: ApplicationParts, today: CalendarDate): LifeInput | null {
  const born = personalInfo?.dateOfBirth === undefined ? null : parseIsoDate(personalInfo.dateOfBirth);
  if (!life || !born || personalInfo?.gender === undefined || life.health === undefined || life.smoker === undefined) return null;
  const { faceAmount } = chosenFor({ ...parts, life });
  return {
    line: "LIFE",
    state: life.mailingAddress.state,
    age: yearsBetween(born, today),
    gender: personalInfo.gender,
    health: life.health.healthRating,
    usages: life.smoker === "Never" ? [] : (life.usages ?? []).map((usage) => rated(usage, today)),
    amount: Number(faceAmount ?? lifeDefaults.coverageAmount),
    term: life.termDuration ?? lifeDefaults.term,
  };
}

function rated({ product, frequency, period, lastUseDate }: TobaccoUsage, today: CalendarDate): RatedUsage {
  const last = lastUseDate === undefined ? null : parseIsoDate(lastUseDate);
  const isCurrent = period === "currently";
  return { product, frequency, isCurrent, yearsAgo: isCurrent || !last ? 0 : Math.max(0, Math.floor(daysBetween(last, today) / 365)) };
}
