const digits = (text: string): string => text.replace(/\D/g, "");

/** Returns the ways in which a value may be written: as it is, in an address, a date as ISO, a number without marks. */
function formsOf(value: string): readonly string[] {
  const date = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(value);
  return [
    value,
    encodeURIComponent(value),
    encodeURIComponent(value).replaceAll("%20", "+"),
    ...(date ? [`${date[3]}-${date[1]!.padStart(2, "0")}-${date[2]!.padStart(2, "0")}`] : []),
    ...(!date && /^[\d\s().-]{10,}$/.test(value) ? [digits(value)] : []),
  ];
}

/** A short number may be part of an id or a time, and a short name of a word; each counts where it stands alone. */
const standsIn = (form: string, text: string): boolean => {
  if (/^\d{1,6}$/.test(form)) return new RegExp(`(?<![\\w.-])${form}(?![\\w.-])`).test(text);
  if (/^\p{L}{1,6}$/u.test(form)) return new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, "u").test(text);
  return text.includes(form);
};

/** Decodes the base64 in a text, such as a token's or a parameter's. */
const unpacked = (text: string): string => (text.match(/[\w+/-]{16,}/g) ?? []).map((run) => Buffer.from(run, "base64").toString("utf8")).join(" ");

/** Returns the personal values that stand in a text, however they are written there. */
export function personalTraces(values: readonly string[], text: string): readonly string[] {
  const within = `${text} ${unpacked(text)}`.toLowerCase();
  return values.filter((value) => formsOf(value).some((form) => standsIn(form.toLowerCase(), within)));
}
