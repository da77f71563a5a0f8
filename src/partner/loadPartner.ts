import type { Logger } from "../kernel/logger";
import { timings } from "../business/timings";
import type { LineSlug } from "../business/lines";
import { partnerConfigSchema, type PartnerConfig, type PartnerImage } from "./content";
import { contentFolder, contentUrls, isPartnerId } from "./contentUrls";
import { fetchJson, type Fetch } from "./fetchJson";
import { enabledFlags, offeredLines } from "./flags";
import { themeCss } from "./theme";
import { readWording, type Wording } from "./wording";

/** A partner, ready to be shown. */
export interface Partner {
  /** Who was asked for: leads stay with them even while the bundled brand is shown. */
  readonly requestedId: string;
  /** Images hold absolute addresses. */
  readonly config: PartnerConfig;
  /** Base, co-brand (in that mode) and own texts, the later winning. */
  readonly wording: Wording;
  /** `--iq-*` custom properties on `:host`. */
  readonly css: string;
  readonly lines: readonly LineSlug[];
  readonly flags: ReadonlySet<string>;
}

/** Spec §4. A failed load has a partner too: the bundled brand. */
export type PartnerState =
  | { readonly status: "idle" | "loading" }
  | { readonly status: "succeeded" | "failed"; readonly partner: Partner };

export type ProcessedPartner = Extract<PartnerState, { partner: Partner }>;

/** Both ends count as processed (spec §4). */
export const isProcessed = (state: PartnerState): state is ProcessedPartner => "partner" in state;

export interface PartnerRequest {
  readonly partner: string;
  /** Absolute address of the content network's root. */
  readonly contentBase: string;
  readonly fetch: Fetch;
  readonly logger: Logger;
}

const shown = (requestedId: string, config: PartnerConfig, wording: Wording, css: string): Partner => ({
  requestedId,
  config,
  wording,
  css,
  lines: offeredLines(config),
  flags: enabledFlags(config),
});

function withAddresses(config: PartnerConfig, folder: string): PartnerConfig {
  const at = <Image extends PartnerImage | undefined>(image: Image): Image => image && { ...image, src: folder + image.src };
  return {
    ...config,
    logo: at(config.logo),
    watermark: at(config.watermark),
    favicon: at(config.favicon),
    hero: at(config.hero),
    productIcons: Object.fromEntries(Object.entries(config.productIcons).map(([line, icon]) => [line, at(icon)])),
  };
}

/** In a chunk of its own and not waited for: it serves the log, not the visitor. */
async function reportContrast(themeFile: unknown, partner: string, logger: Logger): Promise<void> {
  const contrast = await import("./contrast").catch(() => null);
  for (const pair of contrast?.poorContrasts(themeFile) ?? []) logger.warn("theme-contrast", "Theme contrast too low", { partner, ...pair });
}

async function fromNetwork({ partner, contentBase, fetch, logger }: PartnerRequest): Promise<Partner> {
  if (!isPartnerId(partner)) throw new Error("not a partner id");
  const urls = contentUrls(contentBase, partner);
  const get = fetchJson(fetch, timings.partnerContent);
  /** The shared texts only refine what the code already says in English, so a partner's page doesn't fall for want of them. */
  const shared = (url: string) =>
    get(url).catch(() => {
      logger.warn("shared-texts-unavailable", "Shared texts unavailable", { partner });
      return {};
    });
  const [configFile, textFile, themeFile, baseFile, cobrandFile] = await Promise.all([
    get(urls.config),
    get(urls.text),
    get(urls.theme),
    shared(urls.baseText),
    shared(urls.cobrandText),
  ]);

  const parsed = partnerConfigSchema.safeParse(configFile);
  if (!parsed.success) throw new Error(`config: ${parsed.at ?? "not an object"}`);
  const config = withAddresses(parsed.data, contentFolder(contentBase, partner));
  if (config.id !== partner) throw new Error("config: another partner's");
  if (!config.partnerInsuranceLineType) logger.warn("no-line-list", "Partner has no line list, default lines shown", { partner });

  const dropped = (key: string) => logger.warn("text-dropped", "Partner text dropped", { partner, key });
  const own = readWording(textFile, dropped);
  if (!own) throw new Error("text: not a map");
  const wording = {
    ...readWording(baseFile, dropped),
    ...(config.partnerAppMode === "cobrand" && readWording(cobrandFile, dropped)),
    ...own,
  };

  const theme = themeCss(themeFile);
  if (!theme) throw new Error("theme: not a token file");
  for (const token of theme.dropped) logger.warn("theme-token-dropped", "Theme token dropped", { partner, token });
  void reportContrast(themeFile, partner, logger);
  if (theme.missing.length === 0) return shown(partner, config, wording, theme.css);
  logger.warn("theme-tokens-missing", "Theme tokens missing, bundled ones used", { partner, tokens: theme.missing.join(" ") });
  const { bundledTheme } = await import("./bundledTheme");
  return shown(partner, config, wording, bundledTheme + theme.css);
}

/**
 * A partner's config, texts and theme from the content network, in parallel, within two seconds; the bundled brand and a log
 * line whenever one of the three is missing, late or wrong, because half a brand is worse than another (decision 62).
 * Rejects only if the bundled brand's own chunk can't be loaded.
 */
export async function loadPartner(request: PartnerRequest): Promise<ProcessedPartner> {
  const { partner, logger } = request;
  try {
    return { status: "succeeded", partner: await fromNetwork(request) };
  } catch (error) {
    logger.warn("partner-content-unavailable", "Partner content unavailable, bundled brand shown", { partner, reason: error instanceof Error ? error.message : "unknown" });
    const [{ bundledConfig }, { bundledTheme }] = await Promise.all([import("./bundledConfig"), import("./bundledTheme")]);
    return { status: "failed", partner: shown(partner, bundledConfig, {}, bundledTheme) };
  }
}
