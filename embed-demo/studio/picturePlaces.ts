import { insuranceLines } from "../../src/business/lines";

/** Pictures that `config.json` names, by their place in it. */
export const picturePlaces: readonly (readonly [place: string, label: string])[] = [
  ["logo", "Logo"],
  ["watermark", "Watermark of the footer"],
  ["favicon", "Favicon"],
  ["hero", "Drawing of the first screen"],
  ...insuranceLines.map(({ slug, label }) => [`productIcons.${slug}`, `Icon of ${label}`] as const),
];
