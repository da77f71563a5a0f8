import { screenWith } from "../../form/screenWith";
import type { LineStep } from "../../session/line";
import { household } from "../cohabitation/fields";
import { DiscountsScreen } from "./DiscountsScreen";
import { discountsEffects } from "./effects";
import { confirmedDiscount } from "./fields";
import type { DiscountsOptions } from "./fields";

/** Asks for everything that may earn a discount. */
export const discountsStep = (options: DiscountsOptions): LineStep => ({
  id: "discounts",
  title: options.title,
  screen: screenWith(DiscountsScreen, options),
  fields: [...(options.household ? [household] : []), options.devices, confirmedDiscount],
  effects: discountsEffects(options),
});
