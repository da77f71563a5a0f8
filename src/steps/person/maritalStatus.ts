import { field } from "../../flow/field";
import { chosen } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

export type MaritalStatus = "Single" | "Married" | "DomesticPartner";

const texts = phrases("error.driver", { maritalStatus: "Select a marital status" });

/** Asked of the person on the policy. The wire has no Single. */
export const maritalStatus = field<MaritalStatus | "">("maritalStatus", z.enum(["Single", "Married", "DomesticPartner", ""]), {
  label: "Marital status",
  initial: "",
  personal: true,
  kept: true,
  rated: true,
  rule: chosen(texts.maritalStatus),
});

/** The member as the wire has it: absent for Single, and while it isn't answered. */
export const wireMaritalStatus = (status: MaritalStatus | ""): { maritalStatus?: "Married" | "DomesticPartner" } =>
  status === "Married" || status === "DomesticPartner" ? { maritalStatus: status } : {};
