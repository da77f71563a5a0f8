type Texts = Readonly<Record<string, string>>;

/** The studio's words in one language: English, with its values, as that language says it. */
export type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string;

const filled = (text: string, values: Readonly<Record<string, string | number>>): string => text.replace(/\{(\w+)\}/g, (open, name: string) => String(values[name] ?? open));

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The values in a sentence that was put together elsewhere, by the template's placeholders; null if it isn't one of the template's. */
function valuesIn(sentence: string, template: string): Readonly<Record<string, string>> | null {
  const pattern = template.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 1 ? `(?<at${part}>.+?)` : literal(part))).join("");
  return new RegExp(`^${pattern}$`).exec(sentence)?.groups ?? null;
}

/**
 * Says English texts in another language, whose texts are by their English. A sentence with values in it, such as a check's, is
 * recognized by its template: "has {0} kB". Without a text in that language it stays English.
 */
export function speaker(texts: Texts): Say {
  // The studio's own sentences name their values, so that none of them is taken for a template.
  const templates = Object.keys(texts).filter((text) => text.includes("{0}"));
  return (english, values) => {
    const own = texts[english];
    if (own !== undefined || values !== undefined) return filled(own ?? english, values ?? {});
    for (const template of templates) {
      const found = valuesIn(english, template);
      if (found) return filled(texts[template]!, Object.fromEntries(Object.entries(found).map(([name, value]) => [name.slice("at".length), texts[value] ?? value])));
    }
    return english;
  };
}
