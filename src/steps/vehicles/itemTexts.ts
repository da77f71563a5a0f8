import { vin as limit } from "../../business/limits";
import { fill, phrases, worded } from "../../kernel/phrase";
import type { Phrase } from "../../kernel/phrase";
import type { VehicleAnswer } from "./fields";

/** The words that visitors read for `Owned` and `Lien`. */
export const ownership = phrases("vehicles.ownership", { Owned: "Paid in full", Lien: "Financed/Leased" });

export const ownershipQuestion = phrases("vehicles", { ownershipQuestion: "Is it paid off?" }).ownershipQuestion;

const noun = phrases("vehicles.noun", { car: "vehicle", cars: "vehicles", motorcycle: "motorcycle", motorcycles: "motorcycles" });

/** The nouns for a line's vehicles in the sentences of the vehicle step. */
export const nouns = { car: { one: noun.car, many: noun.cars }, motorcycle: { one: noun.motorcycle, many: noun.motorcycles } };

const details = phrases("vehicles.detail", {
  both: "{body}. VIN ends in {tail}",
  vin: "VIN ends in {tail}",
  body: "{body}",
});

type Described = Pick<VehicleAnswer, "plYear" | "plMake" | "plModel" | "bodyStyle" | "vin">;

/**
 * A vehicle in two lines: "2022 Auvane Lyra", "SUV. VIN ends in 40417". Shows only the end of the VIN, because others may see the
 * screen.
 */
export function itemLook({ plYear, plMake, plModel, bodyStyle: body, vin }: Described): { title: string; detail: Phrase } {
  const tail = vin.slice(-limit.numericTail);
  return {
    title: `${plYear} ${plMake} ${plModel}`,
    detail: fill(vin === "" ? details.body : body === "" ? details.vin : details.both, { body: worded(body), tail }),
  };
}
