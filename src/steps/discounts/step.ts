import type { LineStep } from "../../session/line";
import { household } from "../cohabitation/fields";
import { confirmedDiscount } from "./fields";
import type { DiscountsOptions } from "./options";

/** What may earn a discount (spec §2). */
export const discountsStep = (options: DiscountsOptions): LineStep => ({
  id: "discounts",
  title: options.title,
  screen: () => import("./DiscountsScreen").then(({ screenFor }) => screenFor(options)),
  fields: [...(options.household ? [household] : []), options.devices, confirmedDiscount],
  effects: () => import("./effects").then(({ discountsEffects }) => discountsEffects(options)),
});
