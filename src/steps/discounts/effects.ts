import { updateDiscounts } from "../../api/contract/applications/updateDiscounts";
import type { BodyOf } from "../../api/contract/requests";
import type { SafetyDevice } from "../../business/property";
import { safetyDevices } from "../../business/property";
import type { Answers } from "../../flow/field";
import type { Effect } from "../../session/effect";
import { stateField } from "../../session/fields/address";
import { sendPart } from "../../session/application/sendPart";
import type { Session } from "../../session/session";
import { household, householdBody } from "../cohabitation/fields";
import type { DiscountsOptions } from "./fields";
import { confirmedDiscount, deviceKey } from "./fields";

const devicesBody = (chosen: readonly SafetyDevice[]) =>
  Object.fromEntries(safetyDevices.map((device) => [device, chosen.includes(device)]));

export const discountsBody = (answers: Answers, session: Session, options: DiscountsOptions): BodyOf<typeof updateDiscounts> => ({
  product: session.line.peek()?.wire ?? "OTHER",
  state: answers.get(stateField),
  discountsData: { ...devicesBody(answers.get(options.devices)), ...(options.household && householdBody(answers.get(household))) },
});

/** PATCH discounts. Only discounts that the service confirms are shown, on this step and beside the prices. */
export const discountsEffects = (options: DiscountsOptions): readonly Effect[] => [
  sendPart({
    id: "sendDiscounts",
    // Devices change a price and nothing that is asked; the confirmed discount is shown beside prices.
    behind: true,
    endpoint: updateDiscounts,
    body: (answers, session) => discountsBody(answers, session, options),
    adopt({ appliedDiscounts }, session, answers) {
      const percent = appliedDiscounts.find(({ id }) => id === "PROTECTIVE_DEVICES")?.percent;
      const confirmed = percent === undefined ? null : { percent, devices: deviceKey(answers.get(options.devices)) };
      session.commit({ [confirmedDiscount.name]: confirmed });
    },
  }),
];
