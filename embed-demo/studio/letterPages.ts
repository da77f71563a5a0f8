import type { Policy } from "../../src/api/contract/policies";
import type { Quote } from "../../src/api/contract/quote";
import { installmentsOf } from "../../src/business/paymentPlans";
import { isoDate } from "../../src/kernel/dates";
import { languages, type Language } from "../../src/kernel/language";
import type { Published } from "../../src/partner/published";
import { erasureEmail } from "../service/mail/erasureEmail";
import { policyEmail } from "../service/mail/policyEmail";
import { quotesEmail } from "../service/mail/quotesEmail";
import { resumeEmail } from "../service/mail/resumeEmail";
import { besideText, letterheads, type Letterhead } from "../service/partners/letterhead";

/** The page of a payment, in a draft's name, as the demo's provider shows it. */
async function paymentPage(letterhead: Letterhead, language: Language): Promise<string> {
  const query = new URLSearchParams({ seller: letterhead.name, beside: besideText(letterhead, language), lang: language });
  return (await fetch(`/studio/payment/?${query}`)).text();
}

/** The e-mails that can be previewed, by id, with their titles in English. */
export const letters = { quotes: "Quotes", resume: "Continue on another device", policy: "Policy", erasure: "Delete my information" } as const;

const quote = (carrierName: string, premium: number, isBindable: boolean) => ({ carrierName, premium, term: 6, isBindable }) as Quote;
const quotes = [quote("Meridian Mutual", 529.14, true), quote("Tern & Tide", 561.6, false), quote("Northfield Mutual", 642.18, false)];
const to = "maya@example.com";

const translated: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { es: { "Personal property": "Bienes personales", Deductible: "Deducible" } };
const planId = "FORTY_THIRTY_THIRTY";
const premiumCents = 17_160;
const policy = {
  policyNumber: "PB-417-2260",
  carrierName: "Pebbletrail Renters",
  insured: ["Maya Okafor"],
  propertyAddress: { addressLine1: "418 Alder St", city: "Columbus", state: "OH", zipCode: "43215" },
  effectiveDate: "2027-01-15",
  expirationDate: "2028-01-15",
  coverages: [
    { id: "personalProperty", quoteKey: "personalProperty", label: "Personal property", value: "$30,000", amount: 30_000 },
    { id: "deductible", quoteKey: "deductible", label: "Deductible", value: "$500", amount: 500 },
  ],
  plan: { planId, premiumCents, installments: installmentsOf(planId, premiumCents, { year: 2027, month: 1, day: 15 }).map(({ due, cents }) => ({ dueDate: isoDate(due), cents })) },
} as unknown as Policy;
const link = { url: "#", hours: 24 };

/** The id of the payment page. */
export const payment = "payment";

/**
 * The service's own e-mails in a draft's name, as HTML by file name, and its payment page if that is asked for. `operator` is the
 * service's own brand.
 */
export async function letterPages(config: Published["config"], operator: Published["config"], withPayment: boolean): Promise<Readonly<Record<string, string>>> {
  const byId = (id: string) => ({ config: id === config.id ? config : operator }) as unknown as ReturnType<Parameters<typeof letterheads>[0]["byId"]>;
  const letterhead = await letterheads({ byId }, { flagsOf: () => Promise.resolve({ everywhere: {}, byState: {} }) })(config.id);
  const made = await Promise.all(
    languages.map(async (language) => {
      const shared = { language, letterhead, to };
      const mails = {
        quotes: quotesEmail({ ...shared, line: "auto", quotes, additionalCarriers: ["Copper Wagon"], referralCode: null, link }),
        resume: resumeEmail({ ...shared, link }),
        policy: policyEmail({ ...shared, policy, coverageWords: (english, spoken) => translated[spoken]?.[english] ?? english }),
        erasure: erasureEmail({ ...shared, url: "#" }),
      };
      const pages = Object.entries(mails).map(([id, { html }]) => [`page-${id}-${language}.html`, html] as const);
      return withPayment ? [...pages, [`page-${payment}-${language}.html`, await paymentPage(letterhead, language)] as const] : pages;
    }),
  );
  return Object.fromEntries(made.flat());
}
