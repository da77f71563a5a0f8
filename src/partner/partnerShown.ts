import type { LineSlug } from "../business/lines";
import { sourceLanguage, type Language } from "../kernel/language";
import type { PartnerFlag } from "../business/partnerFlags";
import type { PartnerConfig, PartnerImage } from "./content";
import { enabledFlags, offeredLines } from "./flags";
import type { Wording } from "./wording";

/** A partner's content, ready to be shown. */
export interface Partner {
  /** The partner that was asked for, who gets the leads even while the bundled brand is shown. */
  readonly requestedId: string;
  /** Images have absolute addresses. */
  readonly config: PartnerConfig;
  /** Texts in the source's language. */
  readonly wording: Wording;
  /** Texts in the other languages. */
  readonly translated?: Partial<Readonly<Record<Language, Wording>>>;
  /** `--iq-*` custom properties on `:host`. */
  readonly css: string;
  readonly lines: readonly LineSlug[];
  readonly flags: ReadonlySet<PartnerFlag>;
}

const none: Wording = {};

/**
 * Returns a partner's texts in a language. A missing text is the widget's own in that language, so that a screen never mixes
 * two languages.
 */
export const wordingIn = ({ wording, translated }: Pick<Partner, "wording" | "translated">, language: Language): Wording =>
  ({ [sourceLanguage]: wording, ...translated })[language] ?? none;

export const partnerShown = (requestedId: string, config: PartnerConfig, { wording, translated }: Pick<Partner, "wording" | "translated">, css: string): Partner => ({
  requestedId,
  config,
  wording,
  ...(translated && { translated }),
  css,
  lines: offeredLines(config),
  flags: enabledFlags(config),
});

/** Makes the addresses of a config's images and fonts absolute. They are in the partner's own folder, whose address ends with a slash. */
export function withAddresses(config: PartnerConfig, folder: string): PartnerConfig {
  const at = <Image extends PartnerImage | undefined>(image: Image): Image =>
    image && { ...image, src: folder + image.src, ...(image.dark && { dark: folder + image.dark }) };
  return {
    ...config,
    logo: at(config.logo),
    watermark: at(config.watermark),
    favicon: at(config.favicon),
    hero: at(config.hero),
    fonts: config.fonts?.map((font) => ({ ...font, src: folder + font.src })),
    productIcons: Object.fromEntries(Object.entries(config.productIcons).map(([line, icon]) => [line, at(icon)])),
  };
}
