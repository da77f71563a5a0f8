import { expect, it } from "vitest";
import { say } from "../../kernel/phrase";
import { itemLook } from "./itemTexts";

const spanish = { service: { Sedan: "Sedán" }, "vehicles.detail": { both: "{body}. El VIN termina en {tail}", body: "{body}" } };

it.each([
  ["Sedan", "1HGCM82633A004352", "Sedan. VIN ends in 04352", "Sedán. El VIN termina en 04352"],
  ["Sedan", "", "Sedan", "Sedán"],
  ["SUV", "", "SUV", "SUV"],
])("a vehicle's body style %s is shown in the visitor's language", (bodyStyle, vin, english, translated) => {
  const { detail } = itemLook({ plYear: "2003", plMake: "Honda", plModel: "Accord", bodyStyle, vin });
  expect([say(detail), say(detail, {}, spanish)]).toEqual([english, translated]);
});
