import type { Quote } from "../../../src/api/contract/quote";
import { resumeHours } from "../../../src/business/limits";
import { insuranceLines } from "../../../src/business/lines";
import { monthlyPremium } from "../../../src/business/quoteOrder";
import { exactDollars } from "../../../src/kernel/money";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "./emailMessage";
import { letter, type Part } from "./letter";

interface QuotesEmail {
  readonly letterhead: Letterhead;
  readonly to: string;
  /** The line's wire name. */
  readonly line: string;
  /** Cheapest month first. */
  readonly quotes: readonly Quote[];
  readonly additionalCarriers: readonly string[];
  readonly referralCode: string | null;
  /** Continues the visit; null where the page has given none. */
  readonly url: string | null;
}

const term = ({ premium, termMonths }: Quote): string =>
  termMonths === 1 ? "billed monthly" : `${exactDollars(premium)} for ${termMonths} months`;

/** Prices as the screen has them: by the month, firm or estimated, with what is paid for the whole term. No answer of the visitor's is repeated. */
export function quotesEmail({ letterhead, to, line, quotes, additionalCarriers, referralCode, url }: QuotesEmail): EmailMessage {
  const label = insuranceLines.find(({ wire }) => wire === line)?.label ?? "insurance";
  const parts: Part[] = [
    { kind: "text", text: "Lowest monthly price first. A firm price is one the company will honor. An estimate can change once the company checks its records." },
    {
      kind: "table",
      head: ["Company", "Monthly price", ""],
      rows: quotes.map((quote) => [quote.carrierName, exactDollars(monthlyPremium(quote)), `${quote.isBindable ? "Firm price" : "Estimate"}, ${term(quote)}`]),
    },
    ...(additionalCarriers.length > 0 ? [{ kind: "list" as const, title: "An advisor can also get you a quote from", items: additionalCarriers }] : []),
    ...(referralCode === null ? [] : [{ kind: "text" as const, text: `Your referral code: ${referralCode}` }]),
    ...(url === null
      ? []
      : [
          { kind: "link" as const, label: "See my quotes", url },
          { kind: "text" as const, text: `The link works once and expires in ${resumeHours} hours. Anyone who has it can see your answers, so share it only with people you trust.` },
        ]),
  ];
  return letter({ letterhead, to, subject: `Your ${label} quotes`, parts });
}
