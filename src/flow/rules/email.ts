import { emailFault } from "../../business/personRules";
import { phrases } from "../../kernel/phrase";
import type { Rule } from "./rule";
import { saying } from "./saying";

const texts = phrases("error.email", {
  empty: "Enter a valid email",
  withoutAt: "Must contain an @ symbol",
  ellipsis: "Cannot have two consecutive dots",
  domain: "Must have a domain extension",
  edges: "Cannot begin or end with a special character",
});

/** What nearly every address ends with: known without the list. */
const common = new Set(["com", "net", "org", "edu", "gov", "us", "mil", "info", "io", "co", "me", "biz"]);

let topLevelDomains: ReadonlySet<string> | null = null;

const lastLabel = (address: string): string => address.slice(address.lastIndexOf(".") + 1);

/** Whether an address can't be judged without the list: it may end with a domain, and with none of the common ones. */
export const asksForDomains = (value: string): boolean => {
  const text = normaliseEmail(value);
  return topLevelDomains === null && /@.+\.[^.]{2,}$/.test(text) && !common.has(lastLabel(text));
};

/** Takes the list of top-level domains, which lies in a file of its own. Without it any label of letters passes. */
export const learnTopLevelDomains = (list: ReadonlySet<string>): void => void (topLevelDomains = list);

/** A domain in letters of any alphabet as the mail system has it: müller.de is xn--mller-kva.de. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** What is stored and sent: trimmed, in lower case, its domain in ASCII. */
export function normaliseEmail(text: string): string {
  const [name = "", ...domains] = text.trim().toLowerCase().split("@");
  return [name, ...domains.map(asciiDomain)].join("@");
}

/** Without the list of domains any label of letters passes. */
const isTopLevel = (label: string): boolean => topLevelDomains?.has(label) ?? /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(label);

/** An e-mail address, judged as it is stored. */
export const email: Rule<string> = (value) => saying({ ...texts, malformed: texts.empty }, emailFault(normaliseEmail(value), isTopLevel));

const commonDomains = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "aol.com", "comcast.net", "live.com"];

/** Providers of their own, one slip away from another. */
const realDomains = [...commonDomains, "ymail.com", "mail.com", "email.com"];

/** A likelier address where the domain is one slip away from a common one: gmial.com. Null when there is nothing to suggest. */
export function suggestEmail(value: string): string | null {
  const [name, domain] = normaliseEmail(value).split("@");
  if (!name || !domain || realDomains.includes(domain)) return null;
  const near = commonDomains.find((common) => oneSlip(domain, common));
  return near ? `${name}@${near}` : null;
}

/** One letter missing, added, changed, or two neighbours swapped. */
function oneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < Math.min(typed.length, meant.length) && typed[at] === meant[at]) at += 1;
  const rest = (text: string, skip: number): string => text.slice(at + skip);
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    (typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && rest(typed, 2) === rest(meant, 2))
  );
}
