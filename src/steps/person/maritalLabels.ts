import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import type { MaritalStatus } from "./maritalStatus";

/** In the order in which they are offered. */
export const maritalLabels: Readonly<Record<MaritalStatus, Phrase>> = phrases("driver.maritalStatus", {
  Single: "Single",
  Married: "Married",
  DomesticPartner: "Domestic partner",
});
