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

/** Endings of nearly every address, known without the list. */
const common = new Set(["com", "net", "org", "edu", "gov", "us", "mil", "info", "io", "co", "me", "biz"]);

const lastLabel = (address: string): string => address.slice(address.lastIndexOf(".") + 1);

/** Tells whether an address can't be checked without the list of domains: its ending may be one, but isn't a common one. */
export const asksForDomains = (value: string): boolean => {
  const text = normaliseEmail(value);
  return /@.+\.[^.]{2,}$/.test(text) && !common.has(lastLabel(text));
};

/** Converts a domain with letters of any alphabet to ASCII: müller.de becomes xn--mller-kva.de. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The stored and sent form: trimmed, in lower case, with its domain in ASCII. */
export function normaliseEmail(text: string): string {
  const [name = "", ...domains] = text.trim().toLowerCase().split("@");
  return [name, ...domains.map(asciiDomain)].join("@");
}

/** Checks an e-mail address in its stored form. Without the list of domains, a file of its own, any label of letters is accepted. */
export const email: Rule<string> = (value, { domains }) => {
  const isTopLevel = (label: string): boolean => domains?.has(label) ?? /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(label);
  return saying({ ...texts, malformed: texts.empty }, emailFault(normaliseEmail(value), isTopLevel));
};

const commonDomains = ["gmail.com", "yahoo.com", "hotmail.com", "outlook.com", "icloud.com", "aol.com", "comcast.net", "live.com"];

/** Real providers that are one typo away from another. */
const realDomains = [...commonDomains, "ymail.com", "mail.com", "email.com"];

/** Suggests an address if the domain is one typo away from a common one, such as gmial.com. Null without a suggestion. */
export function suggestEmail(value: string): string | null {
  const [name, domain] = normaliseEmail(value).split("@");
  if (!name || !domain || realDomains.includes(domain)) return null;
  const near = commonDomains.find((common) => oneSlip(domain, common));
  return near ? `${name}@${near}` : null;
}

/** One letter missing, added or changed, or two neighbors swapped. */
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
