import { expect, it } from "vitest";
import type { TobaccoUsage } from "../../../src/api/contract/applications/life";
import { addYears, isoDate } from "../../../src/kernel/dates";
import type { ProblemError } from "../http/problemError";
import { checkLife } from "./checkLife";

const today = { year: 2026, month: 6, day: 15 };
const previously = (lastUseDate?: string): TobaccoUsage => ({ product: "Cigars", period: "previously", frequency: 52, ...(lastUseDate && { lastUseDate }) });
const currently: TobaccoUsage = { product: "Cigars", period: "currently", frequency: 52 };

type Parts = Parameters<typeof checkLife>[0];
const partsOf = (smoker: "Never" | "Previously" | "Currently" | undefined, usages: TobaccoUsage[] | undefined): Parts =>
  ({ life: { mailingAddress: { state: "OH" }, ...(smoker && { smoker }), ...(usages && { usages }) }, personalInfo: { dateOfBirth: "1988-04-12" } });

/** The pointers of what is refused. */
function refused(parts: Parts, sent?: Parameters<typeof checkLife>[1]): (string | undefined)[] {
  try {
    checkLife(parts, sent, today);
    return [];
  } catch (error) {
    return (error as ProblemError).more.errors?.map(({ pointer }) => pointer) ?? [];
  }
}

it.each<[string, Parameters<typeof partsOf>[0], TobaccoUsage[] | undefined, string[]]>([
  ["not asked yet", undefined, [], []],
  ["not said yet", "Currently", undefined, []],
  ["never, and none", "Never", [], []],
  ["never, and one", "Never", [currently], ["/usages"]],
  ["previously, and one", "Previously", [previously("2020-01-01")], []],
  ["previously, and none", "Previously", [], ["/usages"]],
  ["previously, and another now", "Previously", [previously("2020-01-01"), currently], ["/usages"]],
  ["now", "Currently", [currently], []],
  ["now, and another before", "Currently", [previously("2020-01-01"), currently], []],
  ["now, and only one before", "Currently", [previously("2020-01-01")], ["/usages"]],
  ["before without a day", "Previously", [previously()], ["/usages/0/lastUseDate"]],
  ["before, tomorrow by the visitor's clock", "Previously", [previously("2026-06-16")], []],
  ["before, the day after tomorrow", "Currently", [currently, previously("2026-06-17")], ["/usages/1/lastUseDate"]],
  ["before, on the day of birth", "Previously", [previously("1988-04-12")], []],
  ["before birth", "Previously", [previously("1988-04-11")], ["/usages/0/lastUseDate"]],
])("tobacco: %s", (_what, smoker, usages, pointers) => expect(refused(partsOf(smoker, usages))).toEqual(pointers));

it.each([
  ["as young as a policy allows", 18, []],
  ["as old as life insurance ends, though other lines insure later", 90, ["/personalInfo/dateOfBirth"]],
])("an applicant %s", (_who, years, pointers) => {
  expect(refused(partsOf(undefined, undefined), { dateOfBirth: isoDate(addYears(today, -years)) })).toEqual(pointers);
});
