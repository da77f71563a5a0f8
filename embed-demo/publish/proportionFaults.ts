import { membersOf } from "../../src/partner/publish/membersOf";
import type { Fault } from "./fault";

/** The sizes in pixels between which a screen keeps its proportions, by token. */
const bounds: Readonly<Record<string, readonly [least: number, most: number, seen: string]>> = {
  "font.heading-size": [22, 48, "questions"],
  "font.heading-size-compact": [20, 36, "questions on a phone"],
  "font.price-size": [24, 56, "prices"],
  "font.label-size": [12, 20, "names of fields"],
  "font.eyebrow-size": [11, 18, "badges"],
  "font.action-size": [13, 22, "buttons"],
  "density.control": [44, 72, "fields and buttons"],
  "density.option": [56, 120, "option cards"],
  "density.card-pad": [8, 48, "margins of cards"],
  "density.gap": [6, 32, "gaps between fields"],
  "progress.height": [2, 16, "parts of the progress bar"],
  "border.card": [0, 4, "edges of cards"],
  "border.selected": [1, 5, "edges of chosen cards"],
  "border.header": [0, 8, "lines under the header"],
  "radius.card": [0, 999, "corners of cards"],
  "radius.action": [0, 999, "corners of buttons"],
  "radius.chip": [0, 999, "corners of badges"],
  "radius.tile": [0, 999, "corners of tiles"],
  "radius.dialog": [0, 999, "corners of dialogs"],
  "progress.radius": [0, 999, "ends of the progress bar"],
  "progress.gap": [0, 24, "gaps in the progress bar"],
  "art.vehicle": [96, 280, "drawings of vehicles"],
  "art.horizon": [0, 200, "the hills above the footer"],
};

const sizeOf = (theme: unknown, place: string): number | null => {
  const [group = "", name = ""] = place.split(".");
  const { value, unit } = membersOf(membersOf(membersOf(membersOf(theme)[group])[name])["$value"]);
  return typeof value === "number" && unit === "px" ? value : null;
};

/** The tokens whose lengths CSS reads as text, one to four of them. */
const lengths = ["field.radius", "field.edge-width"];
const isLengths = (text: string): boolean => /^(?:(?:0|\d*\.?\d+(?:px|em|%))(?: +|$)){1,4}$/.test(text.trim());

/** A field's lengths that browsers drop, as they do a whole declaration of which they can't read a part. */
const lengthFaults = (theme: unknown): readonly Fault[] =>
  lengths.flatMap((place) => {
    const [group = "", name = ""] = place.split(".");
    const { $value } = membersOf(membersOf(membersOf(theme)[group])[name]);
    return typeof $value === "string" && !isLengths($value) ? [{ file: "theme.json", place, text: "isn't a length, and browsers leave it out: write one to four, such as 4px 4px 0 0", stops: false }] : [];
  });

/** Sizes in a theme file out of proportion to the rest of a screen. */
export const proportionFaults = (theme: unknown): readonly Fault[] => [
  ...lengthFaults(theme),
  ...Object.entries(bounds).flatMap(([place, [least, most, seen]]) => {
    const size = sizeOf(theme, place);
    return size === null || (size >= least && size <= most) ? [] : [{ file: "theme.json", place, text: `${seen} are ${size} px, out of proportion: write ${least} to ${most}`, stops: false }];
  }),
  ...((sizeOf(theme, "font.heading-size-compact") ?? 26) > (sizeOf(theme, "font.heading-size") ?? 32)
    ? [{ file: "theme.json", place: "font.heading-size-compact", text: "questions are larger on a phone than on a desktop: make it smaller", stops: false }]
    : []),
];
