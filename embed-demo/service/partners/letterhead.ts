import { appMode, companionOf, partnerModes } from "../../../src/business/partnerMode";
import { shownIn, type Language } from "../../../src/kernel/language";
import { z } from "../../../src/kernel/zod";
import { filled } from "../texts/filled";
import type { FlagProvider } from "../../flags/flagProvider";
import type { Partner } from "./partners";

const schema = z.object({
  name: z.string(),
  tollFreeNumber: z.string(),
  licensing: z.object({ agency: z.string(), npn: z.string(), licenses: z.array(z.object({ state: z.string(), number: z.string() })) }),
  partnerAppMode: z.optional(z.enum(partnerModes)),
  isPrivateLabel: z.optional(z.boolean()),
  cobranding: z.optional(z.boolean()),
  cobrandName: z.optional(z.string()),
  flags: z._default(z.object({ privateLabel: z._default(z.boolean(), false) }), { privateLabel: false }),
});

/** The partner's data on e-mails and payments: its name and number, and the license holder, from its content. */
export type Letterhead = Pick<z.infer<typeof schema>, "name" | "tollFreeNumber" | "licensing"> & {
  /** The company named next to the partner, and its role; null if the partner is named alone. */
  readonly beside: { readonly as: "cobrand" | "operator"; readonly name: string } | null;
};

export type LetterheadOf = (partnerId: string) => Promise<Letterhead>;

/** Returns a partner's letterhead. Switched flags override those of its config, as on its page. */
export const letterheads =
  ({ byId }: { byId(id: string): Pick<Partner, "config"> | undefined }, switched: FlagProvider): LetterheadOf =>
  async (partnerId) => {
    const own = schema.parse(byId(partnerId)?.config);
    const config = { ...own, flags: { ...own.flags, ...(await switched.flagsOf(partnerId)).everywhere } };
    const { name, tollFreeNumber, licensing } = config;
    const companion = companionOf(config, schema.parse(byId("default")?.config).name);
    const beside = companion === null ? null : { as: appMode(config) === "cobrand" ? ("cobrand" as const) : ("operator" as const), name: companion };
    return { name, tollFreeNumber, licensing, beside };
  };

const words = {
  en: { cobrand: "Offered by {partner} together with {other}.", operator: "Powered by {other}." },
  es: { cobrand: "Ofrecido por {partner} junto con {other}.", operator: "Con tecnología de {other}." },
} as const satisfies Readonly<Partial<Record<Language, unknown>>>;

/** Names the company next to the partner, like the widget's footer; "" if there is none. */
export const besideText = ({ name, beside }: Letterhead, language: Language): string => (beside ? filled(words[shownIn(words, language)][beside.as], { partner: name, other: beside.name }) : "");
