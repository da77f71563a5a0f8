import { z } from "../kernel/zod";
import { partnerConfigSchema } from "./content";

/**
 * `{partner}/content.json` of the content network: all of a partner in one file, which `partner/publish` writes from the
 * folder that the partner edits. Texts and theme are checked entry by entry as they are used, so that one slip costs no more.
 */
export const publishedSchema = z.object({
  /** Milliseconds since 1970. Of two copies the later one is shown. */
  publishedAt: z.number(),
  config: partnerConfigSchema,
  /** Shared, co-brand (in that mode) and own texts by phrase key, merged. */
  wording: z.record(z.string(), z.unknown()),
  /** The same in other languages, by language. */
  translated: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  scheme: z.enum(["light", "dark"]),
  /** CSS values by token: `color-surface` → `rgb(247 248 252)`. */
  theme: z.record(z.string(), z.unknown()),
  /** What differs from that in the dark scheme. A partner without it is shown in its one scheme. */
  dark: z.optional(z.record(z.string(), z.unknown())),
});

export type Published = z.infer<typeof publishedSchema>;
