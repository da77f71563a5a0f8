import { expect, it } from "vitest";
import { installmentsOf, type PaymentPlanId } from "../../../src/business/paymentPlans";
import { isoDate } from "../../../src/kernel/dates";
import type { Language } from "../../../src/kernel/language";
import { letterhead } from "../documents/letterheadExample";
import { orderOf } from "./orderOf";

const bought = (planId: PaymentPlanId) => ({
  id: "t-1",
  planId,
  premiumCents: 20_460,
  installments: installmentsOf(planId, 20_460, { year: 2026, month: 11, day: 17 }).map(({ due, cents }) => ({ dueDate: isoDate(due), cents })),
  successUrl: "http://shop.test/success",
  failureUrl: "http://shop.test/failure",
});
const signed = { carrierId: "pebbletrail", termMonths: 12, effectiveDate: "2026-12-01" };

it.each<[PaymentPlanId, Language | undefined, number, string, Record<string, string>]>([
  ["MONTHLY", undefined, 3_410, "Renters insurance from Pebbletrail Renters", { "Policy": "12 months from December 1, 2026", "Payment plan": "Monthly, payment 1 of 11", "Total price": "$204.60" }],
  ["FULL_PAYMENT", "en", 20_460, "Renters insurance from Pebbletrail Renters", { "Policy": "12 months from December 1, 2026", "Payment plan": "All at once", "Total price": "$204.60" }],
  ["FORTY_THIRTY_THIRTY", "es", 8_184, "Seguro de inquilinos de Pebbletrail Renters", { "Póliza": "12 meses desde el 1 de diciembre de 2026", "Plan de pago": "Tres pagos, el primero de ellos", "Precio total": "$204.60" }],
])("the payment page of %s in %s asks for what is due today, and says of what", (planId, language, cents, description, items) => {
  const { items: shown = [], ...order } = orderOf(bought(planId), { ...signed, ...(language && { language }) }, letterhead);
  expect(Object.fromEntries(shown.map(({ name, value }) => [name, value]))).toEqual(items);
  expect(order).toEqual({ transactionId: "t-1", cents, description, seller: "Clearmoor", successUrl: "http://shop.test/success", failureUrl: "http://shop.test/failure", ...(language && { language }) });
});
