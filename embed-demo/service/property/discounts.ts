import type { appliedDiscount, DiscountsData } from "../../../src/api/contract/applications/updateDiscounts";
import { safetyDevices } from "../../../src/business/property";
import type { z } from "../../../src/kernel/zod";

/** The number of devices that earn the 10% discount. */
const enoughDevices = 2;

/** The discounts included in the prices. */
export const confirmedDiscounts = (answers: DiscountsData | undefined): z.output<typeof appliedDiscount>[] =>
  safetyDevices.filter((device) => answers?.[device]).length >= enoughDevices ? [{ id: "PROTECTIVE_DEVICES", percent: 10 }] : [];
