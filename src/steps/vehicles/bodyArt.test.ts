import { expect, test } from "vitest";
import { bodyArt } from "./bodyArt";

test.each([
  ["Sedan", "sedan"],
  ["SUV", "suv"],
  ["Crossover", "suv"],
  ["Convertible", "convertible"],
  ["Roadster", "convertible"],
  ["Coupe", "coupe"],
  ["Hatchback", "hatchback"],
  ["Minivan", "minivan"],
  ["Cargo Van", "van"],
  ["Wagon", "wagon"],
  ["Pickup", "pickup"],
  ["Truck", "pickup"],
  ["Sport Utility Truck (SUT)", "pickup"],
  ["Limousine", "sedan"],
  ["", "sedan"],
] as const)("%s looks like a %s", (style, art) => expect(bodyArt(style, "car")).toBe(art));

test("a motorcycle looks like one whatever its style", () => expect(bodyArt("Cruiser", "motorcycle")).toBe("motorcycle"));
