import type { OccupancyType } from "../../business/property";
import { occupancyTypes } from "../../business/property";
import { phrases } from "../../kernel/phrase";
import type { Rule } from "../../flow/rules/rule";

const texts = phrases("error.usage", { none: "Select at least one use" });

/** At least one box (spec §5). */
export const usageRule: Rule<readonly OccupancyType[]> = (value) =>
  value.length > 0 && value.every((use) => occupancyTypes.includes(use)) ? null : texts.none;
