import type { Quote } from "../../src/api/contract/quote";
import { languages } from "../../src/kernel/language";
import type { Published } from "../../src/partner/published";
import { erasureEmail } from "../service/mail/erasureEmail";
import { quotesEmail } from "../service/mail/quotesEmail";
import { resumeEmail } from "../service/mail/resumeEmail";
import { letterheads } from "../service/partners/letterhead";

/** The e-mails that can be previewed, by id, with their titles in English. */
export const letters = { quotes: "Quotes", resume: "Continue on another device", erasure: "Delete my information" } as const;

const quote = (carrierName: string, premium: number, isBindable: boolean) => ({ carrierName, premium, term: 6, isBindable }) as Quote;
const quotes = [quote("Meridian Mutual", 529.14, true), quote("Tern & Tide", 561.6, false), quote("Northfield Mutual", 642.18, false)];
const to = "maya@example.com";
const link = { url: "#", hours: 24 };

/** The service's own e-mails in a draft's name, as HTML by file name. `operator` is the service's own brand. */
export async function letterPages(config: Published["config"], operator: Published["config"]): Promise<Readonly<Record<string, string>>> {
  const byId = (id: string) => ({ config: id === config.id ? config : operator }) as unknown as ReturnType<Parameters<typeof letterheads>[0]["byId"]>;
  const letterhead = await letterheads({ byId }, { flagsOf: () => Promise.resolve({ everywhere: {}, byState: {} }) })(config.id);
  return Object.fromEntries(
    languages.flatMap((language) => {
      const shared = { language, letterhead, to };
      const made = {
        quotes: quotesEmail({ ...shared, line: "auto", quotes, additionalCarriers: ["Copper Wagon"], referralCode: null, link }),
        resume: resumeEmail({ ...shared, link }),
        erasure: erasureEmail({ ...shared, url: "#" }),
      };
      return Object.entries(made).map(([id, { html }]) => [`page-${id}-${language}.html`, html] as const);
    }),
  );
}
