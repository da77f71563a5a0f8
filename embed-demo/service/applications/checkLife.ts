import type { TobaccoUsage } from "../../../src/api/contract/applications/life";
import type { updateLife } from "../../../src/api/contract/applications/updateLife";
import type { BodyOf } from "../../../src/api/contract/requests";
import type { FieldError } from "../../../src/api/contract/problem";
import { lastUseFault } from "../../../src/business/tobaccoRules";
import { parseIsoDate, type CalendarDate } from "../../../src/kernel/dates";
import { checkApplicant, dayFault, grace } from "./applicant";
import { stateOf, type ApplicationParts } from "../database/parts";
import { refusal, refuse } from "./refusal";

type LifeBody = BodyOf<typeof updateLife>;

/** Throws the refusals of a life application; `sent` is the applicant, if this call contains one. */
export function checkLife(parts: ApplicationParts, sent: LifeBody["personalInfo"], today: CalendarDate): void {
  const { life, personalInfo } = parts;
  if (sent) checkApplicant("LIFE", stateOf(parts), sent, "/personalInfo", today);
  if (life?.smoker !== undefined && life.usages !== undefined) refuse(usageErrors(life.smoker, life.usages, personalInfo?.dateOfBirth, today));
}

/** The faults of usages: those that the answer about smoking requires, and their dates of last use. */
function usageErrors(smoker: NonNullable<LifeBody["smoker"]>, usages: readonly TobaccoUsage[], dateOfBirth: string | undefined, today: CalendarDate): FieldError[] {
  const has = (period: TobaccoUsage["period"]) => usages.some((usage) => usage.period === period);
  const isAnswered = smoker === "Never" ? usages.length === 0 : smoker === "Previously" ? has("previously") && !has("currently") : has("currently");
  const born = parseIsoDate(dateOfBirth ?? "");
  const dates = usages.flatMap(({ period, lastUseDate = "" }, index) =>
    period === "currently" ? [] : refusal(`/usages/${index}/lastUseDate`, dayFault(lastUseDate, (used) => lastUseFault(used, born, today, grace))),
  );
  return [...(isAnswered ? [] : [{ pointer: "/usages", message: "Doesn't fit the answer about smoking" }]), ...dates];
}
