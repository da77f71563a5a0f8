import { driverHistoryYears } from "../../business/limits";

/** The month and year from which incidents count: "November 2023". */
export const historyStart = (now: Date): string =>
  new Date(now.getFullYear() - driverHistoryYears, now.getMonth(), 1).toLocaleString("en-US", { month: "long", year: "numeric" });
