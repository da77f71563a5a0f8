import type { Fault } from "../publish/fault";

/** The screen of the gallery where the size or font of a token is seen best. */
const screens: readonly (readonly [place: RegExp, screen: string])[] = [
  [/^font\.price/, "quotes"],
  [/^(?:font\.(?:label|action)|density\.(?:control|gap)|field\.)/, "auto-driver"],
  [/^(?:art\.vehicle|progress\.|border\.selected)/, "auto-vehicle"],
  [/^(?:font|density|border|radius|shadow|icon|art)\./, "types"],
];

/** The screen that shows a fault of a theme's sizes and fonts; null for any other fault. */
export const screenOfFault = ({ file, place }: Pick<Fault, "file" | "place">): string | null =>
  file === "theme.json" && !place.startsWith("color.") ? (screens.find(([known]) => known.test(place))?.[1] ?? null) : null;
