import type { Logger } from "../kernel/logger";
import { bundledConfig } from "./bundledConfig";
import { bundledTheme } from "./bundledTheme";
import type { ContentMemory } from "./contentMemory";
import type { PartnerConfig } from "./content";
import { contentFolder, defaultPartner } from "./contentUrls";
import { poorContrasts } from "./contrast";
import { fetchContent, type ContentRequest } from "./fetchContent";
import { mendConfig } from "./mendConfig";
import { partnerShown, withAddresses, type Partner } from "./partnerShown";
import { publishedSchema, type Published } from "./published";
import { themeRule, unsafeTokens } from "./themeRule";
import { readWording, type Wording } from "./wording";

/** A failed load also has a partner: the bundled brand. */
export type PartnerState =
  | { readonly status: "idle" | "loading" }
  | { readonly status: "succeeded" | "failed"; readonly partner: Partner };

export type ProcessedPartner = Extract<PartnerState, { partner: Partner }>;

/** True if the load has succeeded or failed, so that a screen that waits for a partner may continue. */
export const isProcessed = (state: PartnerState): state is ProcessedPartner => "partner" in state;

export interface PartnerRequest extends ContentRequest {
  readonly logger: Logger;
  readonly memory?: ContentMemory;
  /** The network's response, if it was already requested. */
  readonly fetched?: Promise<unknown> | undefined;
}

const { name: _name, tollFreeNumber: _number, licensing: _licensing, publishableKey: _key, ...shared } = bundledConfig;

/** Fields of the default brand that may fill in for another partner's missing ones: no name, number, license or key. */
const spareFor = (partner: string): Partial<PartnerConfig> => (partner === defaultPartner ? bundledConfig : shared);

/** Throws with a short reason. Faults in the config are repaired, from the spare if necessary: each costs at most one field. */
function read(content: unknown, partner: string, spare = spareFor(partner)) {
  const mended = mendConfig((content as Partial<Published> | null)?.config, spare);
  const parsed = publishedSchema.safeParse(mended && { ...(content as object), config: mended.config });
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.path.join(".") || "not an object");
  if (parsed.data.config.id !== partner) throw new Error("config.id: another partner's");
  return { content: parsed.data, faults: mended?.faults ?? [] };
}

const readable = (content: unknown, partner: string): Published | null => {
  try {
    return read(content, partner).content;
  } catch {
    return null;
  }
};

function shown({ config, wording, translated, scheme, theme, dark }: Published, { partner, contentBase, logger }: PartnerRequest): Partner {
  if (!config.partnerInsuranceLineType) logger.warn("no-line-list", "Partner has no line list, default lines shown", { partner });
  const read = (texts: unknown): Wording => readWording(texts, (key) => logger.warn("text-dropped", "Partner text dropped", { partner, key })) ?? {};
  const texts = { wording: read(wording), translated: { es: read(translated?.es ?? {}) } };
  const unsafe = unsafeTokens(theme);
  for (const token of [...unsafe, ...unsafeTokens(dark ?? {})]) logger.warn("theme-token-dropped", "Theme token dropped", { partner, token });
  const missing = Object.keys(bundledTheme.theme).filter((token) => !(token in theme) || unsafe.includes(token));
  if (missing.length > 0) logger.warn("theme-tokens-missing", "Theme tokens missing, bundled ones used", { partner, tokens: missing.join(" ") });
  for (const [shownIn, tokens] of [[scheme, theme], ...(dark ? [["dark", { ...theme, ...dark }] as const] : [])] as const) {
    for (const pair of poorContrasts(tokens)) logger.warn("theme-contrast", "Theme contrast too low", { partner, scheme: shownIn, ...pair });
  }
  const css = (missing.length > 0 ? themeRule({ ...bundledTheme, scheme }) : "") + themeRule({ scheme, theme, dark }, config.colorScheme === "auto");
  return partnerShown(partner, withAddresses(config, contentFolder(contentBase, partner)), texts, css);
}

/** Returns the newest copy: the script that the page loaded may be newer or older than a cached response. */
const latest = (copies: readonly (Published | null)[]): Published | null =>
  copies.reduce((best, copy) => (copy && (!best || copy.publishedAt > best.publishedAt) ? copy : best), null);

/**
 * Loads a partner's content: the network's, within two seconds; if that fails, the copy in the partner's own script, or the
 * last readable one of this browser. Without a copy, or for an unknown partner, the bundled brand is shown completely,
 * because half a brand would be worse than another one. A fault in a file costs only the part that it is in. Never rejects.
 */
export async function loadPartner(request: PartnerRequest): Promise<ProcessedPartner> {
  const { partner, logger, own, memory } = request;
  const brought = readable(own, partner);
  try {
    const answer = await (request.fetched ?? fetchContent(request));
    // Fields that a page can't do without come from the partner's earlier copy, if there is one.
    const spare = brought ?? (publishedSchema.safeParse(answer).success ? null : readable(await memory?.read(), partner));
    const { content, faults } = read(answer, partner, spare?.config);
    if (faults.length > 0) {
      logger.warn("partner-content-faulty", "Parts of the partner's content are wrong and left out", { partner, faults: faults.join(" ") });
    } else memory?.write(content);
    return { status: "succeeded", partner: shown(latest([content, brought])!, request) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    const status = Number(/status (\d+)$/.exec(reason)?.[1]) || undefined;
    const isUnknown = status === 404;
    if (isUnknown) memory?.clear();
    const copy = latest([brought, isUnknown ? null : readable(await memory?.read(), partner)]);
    if (copy) {
      logger.warn("partner-content-unavailable", "Partner content unavailable, the last good copy shown", { partner, reason, status });
      return { status: "succeeded", partner: shown(copy, request) };
    }
    logger.warn("partner-content-unavailable", "Partner content unavailable, bundled brand shown", { partner, reason, status });
    return { status: "failed", partner: partnerShown(partner, bundledConfig, { wording: {} }, themeRule(bundledTheme)) };
  }
}
