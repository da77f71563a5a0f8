import { field } from "../../flow/field";
import { chosen } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

export type MaritalStatus = "Single" | "Married" | "DomesticPartner";

const texts = phrases("error.driver", { maritalStatus: "Select a marital status" });

/** Asked about the person on the policy. The wire has no value for Single. */
export const maritalStatus = field<MaritalStatus | "">("maritalStatus", z.enum(["Single", "Married", "DomesticPartner", ""]), {
  label: "Marital status",
  initial: "",
  personal: true,
  kept: true,
  rated: true,
  rule: chosen(texts.maritalStatus),
});

/** The wire's member: absent for Single and while unanswered. */
export const wireMaritalStatus = (status: MaritalStatus | ""): { maritalStatus?: "Married" | "DomesticPartner" } =>
  status === "Married" || status === "DomesticPartner" ? { maritalStatus: status } : {};

/** In the order in which they are offered. */
export const maritalLabels: Readonly<Record<MaritalStatus, Phrase>> = phrases("driver.maritalStatus", {
  Single: "Single",
  Married: "Married",
  DomesticPartner: "Domestic partner",
});
