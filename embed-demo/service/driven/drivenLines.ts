import type { InsuranceLine } from "../../../src/business/lines";

/** Lines with drivers, vehicles and miles. */
export const drivenLines = ["PERSONAL_AUTO", "MOTORCYCLE"] as const satisfies readonly InsuranceLine[];
export type DrivenLine = (typeof drivenLines)[number];
