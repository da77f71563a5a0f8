import type { BodyStyle } from "../../ui/art/VehicleArt";

/** The register's body styles by what they look like; the first that is found in the name. */
const looks: readonly (readonly [RegExp, BodyStyle])[] = [
  [/minivan/, "minivan"],
  [/convertible|roadster/, "convertible"],
  [/coupe/, "coupe"],
  [/hatchback/, "hatchback"],
  [/suv|crossover|utility vehicle/, "suv"],
  [/wagon/, "wagon"],
  [/pickup|truck/, "pickup"],
  [/van|bus|motorhome/, "van"],
];

/** The drawing of a body style; a sedan where it isn't known. */
export function bodyArt(bodyStyle: string, type: "car" | "motorcycle"): BodyStyle {
  if (type === "motorcycle") return "motorcycle";
  const name = bodyStyle.toLowerCase();
  return looks.find(([pattern]) => pattern.test(name))?.[1] ?? "sedan";
}
