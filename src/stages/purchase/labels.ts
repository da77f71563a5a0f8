import type { DwellingType } from "../../business/bindQuestions";
import type { PaymentPlanId } from "../../business/paymentPlans";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

export const yesNo = phrases("purchase.answer", { yes: "Yes", no: "No", none: "Not given" });

export const dwellingLabels: Readonly<Record<DwellingType, Phrase>> = phrases("purchase.dwelling", {
  Apartment: "Apartment",
  House: "House",
  Townhouse: "Townhouse",
  Condo: "Condo",
  Duplex: "Duplex",
});

export const planLabels: Readonly<Record<PaymentPlanId, Phrase>> = phrases("purchase.planName", {
  MONTHLY: "Monthly",
  FULL_PAYMENT: "All at once",
  FORTY_THIRTY_THIRTY: "Three payments",
});
