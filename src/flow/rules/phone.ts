import { phrases } from "../../kernel/phrase";
import type { Rule } from "./rule";

const texts = phrases("error.phone", {
  incomplete: "Enter a 10-digit phone number",
  areaCode: "Enter a phone number with a valid area code",
  exchange: "After the area code, a phone number can't begin with 0 or 1",
});

/** The ten digits of a number as typed or pasted; a leading +1 or 1 is taken off. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  return digits.length > 10 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** (NPA) NXX-XXXX as far as it was typed. More than ten digits are left as they are: nothing typed is lost. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length > 10) return text;
  if (digits.length === 0) return "";
  if (digits.length < 4) return `(${digits}`;
  const exchange = digits.slice(3, 6);
  return digits.length < 7 ? `(${digits.slice(0, 3)}) ${exchange}` : `(${digits.slice(0, 3)}) ${exchange}-${digits.slice(6)}`;
}

/** North American numbering: area code 2-9 then 0-8, exchange 2-9. */
export const phone: Rule<string> = (value) => {
  const digits = phoneDigits(value);
  if (digits.length !== 10) return texts.incomplete;
  if (!/^[2-9][0-8]/.test(digits)) return texts.areaCode;
  return /^.{3}[2-9]/.test(digits) ? null : texts.exchange;
};
