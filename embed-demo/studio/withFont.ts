import type { PartnerFont } from "../../src/partner/content";
import type { Theme } from "./beginning";
import { withMember, withToken, type Draft } from "./draft";

/** The parts of a screen that have a font of their own: headings come with their prices. */
export type FontPart = "body" | "heading";

const tokensOf: Readonly<Record<FontPart, readonly string[]>> = { body: ["body"], heading: ["heading", "price"] };

const fontsIn = (draft: Draft): readonly PartnerFont[] => (draft.config["fonts"] ?? []) as readonly PartnerFont[];

const stackIn = (theme: Theme, base: Theme, token: string): readonly string[] => ([] as unknown[]).concat((theme["font"]?.[token] ?? base["font"]![token]!).$value).map(String);

/** The names of the part's font and those after it. */
export const fontStack = (draft: Draft, base: Theme, part: FontPart): readonly string[] => stackIn(draft.theme, base, tokensOf[part][0]!);

/** A draft without the fonts that its theme doesn't name. Their files go with them. */
function withoutIdleFonts(draft: Draft, base: Theme): Draft {
  const named = new Set(["body", "heading", "price"].flatMap((token) => stackIn(draft.theme, base, token)));
  const kept = fontsIn(draft).filter(({ family }) => named.has(family));
  return { ...draft, config: withMember(draft.config, ["fonts"], kept.length > 0 ? kept : undefined) };
}

interface Picked {
  readonly stack: readonly string[];
  /** The font's entry and its file in base64, if pages have to load it. */
  readonly own?: { readonly font: PartnerFont; readonly file: string };
}

/** A draft with another font for a part of the screen. */
export function withFont(draft: Draft, base: Theme, part: FontPart, { stack, own }: Picked): Draft {
  const theme = tokensOf[part].reduce((made, token) => withToken(made, base, "font", token, [...stack]), draft.theme);
  if (!own) return withoutIdleFonts({ ...draft, theme }, base);
  const fonts = [...fontsIn(draft).filter(({ family }) => family !== own.font.family), own.font];
  const pictures = { ...draft.pictures, [own.font.src]: own.file };
  return withoutIdleFonts({ ...draft, theme, pictures, config: withMember(draft.config, ["fonts"], fonts) }, base);
}
