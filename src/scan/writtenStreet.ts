import { writtenName } from "./writtenName";

/** Stay in capitals: points of the compass, a box, and highways. */
const capitals = /^(?:[NS]?[EW]|[NS]|P\.?O\.?|US|FM|RM|CR|SR|RR|HC|CO|SH|TH|II|III|IV)$/;

const word = (written: string): string => {
  if (/^\d+(?:ST|ND|RD|TH)$/.test(written)) return written.toLowerCase();
  return /\d/.test(written) || capitals.test(written) ? written : writtenName(written);
};

const unit = /^(.*?[^\s,])[\s,]+((?:apt|apartment|unit|ste|suite|lot|spc|space|trlr|bldg|fl|rm|ph)\.?\s+#?|#\s*)([\w-]{1,8})$/i;

/** Writes a street as people write it, and its unit apart: "418 ALDER ST APT 2" is "418 Alder St" and "Apt 2". */
export function writtenStreet(first: string, second: string): readonly [street: string, unit: string] {
  const street = first.trim().replace(/\s+/g, " ");
  const write = (text: string): string => (/\p{Ll}/u.test(text) ? text : text.trim().split(/\s+/).map(word).join(" "));
  const [, before = street, kind = "", number = ""] = (second === "" && unit.exec(street)) || [];
  const found = kind.startsWith("#") ? `#${number}` : `${write(kind).replace(/#$/, "").trim()} ${number}`.trim();
  return [write(before), second === "" ? found : write(second)];
}
