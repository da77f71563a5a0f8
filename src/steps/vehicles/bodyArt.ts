import type { BodyStyle } from "../../ui/art/VehicleArt";

/** The register's body styles by appearance. The first pattern found in the name wins. */
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

/** The drawing for a body style; a sedan if the style is unknown. */
export function bodyArt(bodyStyle: string, type: "car" | "motorcycle"): BodyStyle {
  if (type === "motorcycle") return "motorcycle";
  const name = bodyStyle.toLowerCase();
  return looks.find(([pattern]) => pattern.test(name))?.[1] ?? "sedan";
}
