import type { TobaccoUsage } from "../../../../src/api/contract/applications/life";
import type { updateLife } from "../../../../src/api/contract/applications/updateLife";
import type { BodyOf } from "../../../../src/api/contract/endpoint";
import type { FieldError } from "../../../../src/api/contract/problem";
import { addDays, calendarDay, compareDates, parseIsoDate } from "../../../../src/kernel/dates";
import { checkApplicant, refuse } from "./applicant";
import { stateOf, type ApplicationParts } from "./parts";

type LifeBody = BodyOf<typeof updateLife>;

/** Throws what is refused of a life application; `sent` is the applicant, where this call says who that is. */
export function checkLife(parts: ApplicationParts, sent: LifeBody["personalInfo"]): void {
  const { life, personalInfo } = parts;
  if (sent) checkApplicant("LIFE", stateOf(parts), sent, "/personalInfo");
  if (life?.smoker !== undefined && life.usages !== undefined) refuse(usageErrors(life.smoker, life.usages, personalInfo?.dateOfBirth));
}

/** What the answer about smoking asks for (decision 36), and when somebody may last have used something (decision 35). */
function usageErrors(smoker: NonNullable<LifeBody["smoker"]>, usages: readonly TobaccoUsage[], dateOfBirth: string | undefined): FieldError[] {
  const has = (period: TobaccoUsage["period"]) => usages.some((usage) => usage.period === period);
  const isAnswered = smoker === "Never" ? usages.length === 0 : smoker === "Previously" ? has("previously") && !has("currently") : has("currently");
  const born = dateOfBirth === undefined ? null : parseIsoDate(dateOfBirth);
  const tomorrow = addDays(calendarDay(new Date()), 1);
  const dates = usages.flatMap(({ period, lastUseDate }, index) => {
    if (period === "currently") return [];
    const last = lastUseDate === undefined ? null : parseIsoDate(lastUseDate);
    const isReal = last !== null && compareDates(last, tomorrow) <= 0 && (born === null || compareDates(last, born) >= 0);
    return isReal ? [] : [{ pointer: `/usages/${index}/lastUseDate`, message: "Not between the birth date and today" }];
  });
  return [...(isAnswered ? [] : [{ pointer: "/usages", message: "Doesn't fit the answer about smoking" }]), ...dates];
}
