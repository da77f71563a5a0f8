import { z } from "../kernel/zod";
import { partnerConfigSchema } from "./content";

/**
 * `{partner}/content.json` of the content network: all of a partner in one file, which `partner/publish` generates from the
 * partner's folder. Texts and theme are checked entry by entry when they are used, so that a slip costs only its entry.
 */
export const publishedSchema = z.object({
  /** Milliseconds since 1970. The later of two copies is shown. */
  publishedAt: z.number(),
  config: partnerConfigSchema,
  /** Shared, co-brand (in that mode) and own texts by phrase key, merged. */
  wording: z.record(z.string(), z.unknown()),
  /** The same in other languages, by language. */
  translated: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  scheme: z.enum(["light", "dark"]),
  /** CSS values by token: `color-surface` → `rgb(247 248 252)`. */
  theme: z.record(z.string(), z.unknown()),
  /** Differences in the dark scheme. Without it the partner is always shown in its one scheme. */
  dark: z.optional(z.record(z.string(), z.unknown())),
});

export type Published = z.infer<typeof publishedSchema>;
