import { sourceLanguage, translations } from "../../src/kernel/language";
import { textFile } from "../../src/partner/publish/languageFiles";
import type { Fault } from "../publish/fault";
import type { Beginning } from "./beginning";
import { pictureUrl, type Draft, type Members } from "./draft";
import { ownWords, textOf } from "./draftTexts";
import { schemeTokens } from "./schemeTokens";
import { sizeSample } from "./sizeSample";

type Tokens = Readonly<Record<string, string>>;

interface Sample {
  readonly lines: readonly string[];
  readonly ink: string;
  readonly ground: string;
  readonly font: string;
  readonly size: number;
}

const width = 248;
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws words on their ground, as an SVG. */
function written({ lines, ink, ground, font, size }: Sample): string {
  const step = Math.round(size * 1.35);
  const height = 24 + step * lines.length;
  const words = lines.map((line, index) => `<text x="16" y="${12 + step * index + size}" fill="${ink}" font-family="${escaped(font)}" font-size="${size}">${escaped(line)}</text>`);
  return pictureUrl("sample.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${words.join("")}</svg>`);
}

/** Draws a control's edge or fill on its ground, as an SVG. */
const painted = (ink: string, ground: string): string =>
  pictureUrl("sample.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="56"><rect width="100%" height="100%" fill="${ground}"/><rect x="16" y="14" width="${width - 32}" height="28" rx="4" fill="${ink}"/></svg>`);

/** Draws the gap that words leave that aren't there, as an SVG. */
const gap = (ink: string, ground: string): string =>
  pictureUrl("sample.svg", `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="56"><rect width="100%" height="100%" fill="${ground}"/><rect x="16" y="14" width="${width - 32}" height="28" rx="4" fill="none" stroke="${ink}" stroke-dasharray="5 4"/></svg>`);

const most = { signs: 26, lines: 3 };

/** Breaks a text into lines; a longer one ends as the picture does. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most.signs}}`, "gu")) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most.signs) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, most.lines);
}

const isLow = /^on ([a-z\d-]+) it has a contrast of [\d.]+, and needs ([\d.]+)$/;

function ofColor(place: string, text: string, tokens: Tokens): string | null {
  const [, ground = "", least] = isLow.exec(text) ?? [];
  const [ink, on] = [tokens[place.replace(".", "-")], tokens[`color-${ground}`]];
  if (ink === undefined || on === undefined) return null;
  return least === "3" ? painted(ink, on) : written({ lines: ["Aa 123 $88.19"], ink, ground: on, font: tokens["font-body"] ?? "sans-serif", size: 20 });
}

/** A fault of a draft as a visitor sees it, as a data URL; null for one that only has words. Pictures' faults bring their own. */
export function sampleOf({ file, place, text }: Pick<Fault, "file" | "place" | "text">, draft: Draft, beginning: Pick<Beginning, "catalogues">): string | null {
  if (file === "theme.json" || file === "theme-dark.json") {
    if (place.startsWith("color.")) return ofColor(place, text, schemeTokens(draft, file === "theme.json" ? "light" : "dark"));
    const tokens = schemeTokens(draft, "light");
    const font = tokens[place.replace(".", "-")];
    return /^font\.(?:body|heading|price)$/.test(place) && font !== undefined
      ? written({ lines: ["What would you", "like to protect?"], ink: tokens["color-text"]!, ground: tokens["color-surface"]!, font, size: 22 })
      : sizeSample(place, tokens);
  }
  const language = [sourceLanguage, ...translations].find((one) => file === (one === sourceLanguage ? "text.json" : textFile(one)));
  const own = language === undefined ? undefined : (textOf(draft, language, place) ?? ownWords(beginning, language)[place]);
  const tokens = schemeTokens(draft, "light");
  if (own !== undefined && own.trim() === "") return gap(tokens["color-line-strong"]!, tokens["color-surface"]!);
  if (own !== undefined) return written({ lines: linesOf(own), ink: tokens["color-text"]!, ground: tokens["color-surface"]!, font: tokens["font-heading"]!, size: 18 });
  if (file !== "config.json") return null;
  if (/^(?:name|cobrandName|licensing\.agency)$/.test(place)) {
    const said = place.split(".").reduce<unknown>((members, name) => (members as Members | undefined)?.[name], draft.config);
    const npn = String((draft.config["licensing"] as Members | undefined)?.["npn"] ?? "");
    return written({ lines: linesOf(`Insurance is sold by ${String(said)} (National Producer Number ${npn}).`), ink: tokens["color-on-footer-muted"]!, ground: tokens["color-footer"]!, font: tokens["font-body"]!, size: 15 });
  }
  if (place.startsWith("licensing.licenses")) {
    const licenses = ((draft.config["licensing"] as Members | undefined)?.["licenses"] ?? []) as readonly Members[];
    const said = licenses.map(({ state, number }) => `${String(state)} ${String(number)}`).join(", ");
    return said === "" ? null : written({ lines: linesOf(`Licenses: ${said}.`), ink: tokens["color-on-footer-muted"]!, ground: tokens["color-footer"]!, font: tokens["font-body"]!, size: 15 });
  }
  const src = place === "logo.alt" ? (draft.config["logo"] as { src?: string } | undefined)?.src : undefined;
  const logo = src === undefined ? undefined : draft.pictures[src];
  return src === undefined || logo === undefined ? null : pictureUrl(src, logo);
}
