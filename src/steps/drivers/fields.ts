import { field } from "../../flow/field";
import { z } from "../../kernel/zod";
import { driverHistory } from "../history/fields";
import { driverAnswer, type DriverAnswer } from "./driverAnswer";
import { listRule } from "./listRule";

/** The drivers in order; the first is the main driver, who is on the policy. */
export const drivers = field<readonly DriverAnswer[]>("drivers", z.array(driverAnswer), {
  label: "Drivers",
  initial: [],
  personal: true,
  kept: true,
  // Names are rated because companies look up a household's records by them. So is each driver's history.
  rated: (list, answers) => list.map(({ id: _id, key, ...said }) => [said, answers.get(driverHistory)[key]]),
  rule: listRule,
});
