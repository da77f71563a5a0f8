import type { PartnerConfig, PartnerFont } from "./content";

/** The name under which pages know a partner's font. A host page that names a font "Inter" must not get the partner's. */
export const fontFamily = (partner: string, family: string): string => `${partner} ${family}`;

/** The name of the font shown until it has loaded. */
export const standInFamily = (partner: string, family: string): string => `${fontFamily(partner, family)} stand-in`;

const face = (declarations: Readonly<Record<string, string>>): string => `@font-face{${Object.entries(declarations).map(([name, value]) => `${name}:${value}`).join(";")}}`;

const rulesOf = (partner: string, { family, src, weight, style, standIn }: PartnerFont): string =>
  face({ "font-family": `"${fontFamily(partner, family)}"`, src: `url("${src}") format("woff2")`, "font-weight": weight, "font-style": style, "font-display": "swap" }) +
  (standIn
    ? face({
        "font-family": `"${standInFamily(partner, family)}"`,
        src: `local("${standIn.family}")`,
        "size-adjust": `${standIn.sizeAdjust}%`,
        "ascent-override": `${standIn.ascent}%`,
        "descent-override": `${standIn.descent}%`,
        "line-gap-override": "0%",
      })
    : "");

interface Worn {
  readonly sheet: CSSStyleSheet;
  count: number;
}

/** The page's sheets of fonts by their text: the painter and the widget share one, so that the handover fetches nothing again. */
const worn = Symbol.for("insurance-quote.fonts");

/**
 * Makes a partner's fonts known to the page until the returned function is called: browsers ignore `@font-face` inside a shadow
 * root. The config's addresses are absolute.
 */
export function wearFonts({ id, fonts = [] }: Pick<PartnerConfig, "id" | "fonts">): () => void {
  if (fonts.length === 0) return () => undefined;
  const known = ((document as { [worn]?: Map<string, Worn> })[worn] ??= new Map());
  const css = fonts.map((font) => rulesOf(id, font)).join("");
  let own = known.get(css);
  if (!own) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    known.set(css, (own = { sheet, count: 0 }));
  }
  const { sheet } = own;
  own.count += 1;
  return () => {
    own.count -= 1;
    if (own.count > 0) return;
    known.delete(css);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
