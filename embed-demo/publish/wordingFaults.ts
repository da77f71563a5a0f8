import { meant } from "../../src/partner/publish/meant";
import { schemaMember } from "../../src/partner/wording";
import type { Fault } from "./fault";


const placeholders = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** The characters that fit where the widget's own text has this length. Never less than a short sentence. */
export const roomFor = (own: string): number => Math.max(48, Math.ceil(own.length * 1.6));

/** Letters of scripts that run from right to left, and signs that turn the direction. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f\u202a-\u202e\u2066-\u2069]/;

/** The fault of one of a partner's texts; null if it can be shown. */
export function textFault(key: string, text: string, own: Readonly<Record<string, string>>): string | null {
  const replaced = own[key];
  if (replaced === undefined) return `no screen says it${meant(key, Object.keys(own)) || "; take it out"}`;
  if (text.trim() === "") return "is empty: write a text, or remove it to show the widget's own";
  if (rightToLeft.test(text)) return "runs from right to left in a screen that runs from left to right: its signs and numbers would change places";
  const [open] = placeholders(text).filter((place) => !replaced.includes(place));
  const known = placeholders(replaced);
  if (open !== undefined) return `${open} isn't filled in there; ${known.length > 0 ? `there is ${known.join(", ")}` : "take it out"}`;
  const room = roomFor(replaced);
  return text.length > room ? `has ${text.length} characters, and there is room for ${room}: say it shorter` : null;
}

/** A partner's texts that no screen shows, that use an unknown placeholder, or that are empty or too long. */
export function wordingFaults(file: string, texts: unknown, own: Readonly<Record<string, string>>): readonly Fault[] {
  if (!texts || typeof texts !== "object") return [];
  return Object.entries(texts).flatMap(([place, text]) => {
    const found = typeof text === "string" && place !== schemaMember ? textFault(place, text, own) : null;
    return found === null ? [] : [{ file, place, text: found, stops: false }];
  });
}
