import { phone as limit } from "../../business/limits";
import { fill, phrases } from "../../kernel/phrase";
import type { Rule } from "./rule";

const texts = phrases("error.phone", {
  incomplete: "Enter a {digits}-digit phone number",
  areaCode: "Enter a phone number with a valid area code",
  exchange: "After the area code, a phone number can't begin with 0 or 1",
});

/** Returns the digits of a typed or pasted number without a leading +1 or 1, and without an extension, for which no record has a place. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/(\d{4})\D*[x#].*/i, "$1").replace(/\D/g, "");
  return digits.length > limit.digits && digits.startsWith(limit.countryCode) ? digits.slice(limit.countryCode.length) : digits;
}

/** Formats as (NPA) NXX-XXXX while typing. More than ten digits aren't formatted, so that nothing typed is lost. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length > limit.digits) return text;
  if (digits.length === 0) return "";
  if (digits.length < 4) return `(${digits}`;
  const exchange = digits.slice(3, 6);
  return digits.length < 7 ? `(${digits.slice(0, 3)}) ${exchange}` : `(${digits.slice(0, 3)}) ${exchange}-${digits.slice(6)}`;
}

/** North American numbering: area code 2-9 then 0-8, exchange 2-9. */
export const phone: Rule<string> = (value) => {
  const digits = phoneDigits(value);
  if (digits.length !== limit.digits) return fill(texts.incomplete, limit);
  if (!/^[2-9][0-8]/.test(digits)) return texts.areaCode;
  return /^.{3}[2-9]/.test(digits) ? null : texts.exchange;
};
