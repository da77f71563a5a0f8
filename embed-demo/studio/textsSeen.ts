type Texts = Readonly<Record<string, string>>;

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The keys of the texts that say these words, filled-in ones included; the one with the most words of its own first. */
export function keysOf(words: string, texts: Texts): readonly string[] {
  const wanted = tidy(words);
  if (wanted === "") return [];
  const found = Object.entries(texts).flatMap(([key, text]) => {
    if (tidy(text) === wanted) return [[key, Infinity] as const];
    const own = text.replace(/\{\w+\}/g, "");
    if (own === text || !/\p{L}{3}/u.test(own)) return [];
    const pattern = tidy(text).split(/\{\w+\}/).map(literal).join(".{0,200}?");
    return new RegExp(`^${pattern}$`, "u").test(wanted) ? [[key, own.length] as const] : [];
  });
  return found.sort(([, one], [, other]) => other - one).map(([key]) => key);
}

/** The keys of the text at an element: its own words, those of its name, or those around it. */
export function textsSeen(element: Element, texts: Texts): readonly string[] {
  for (let at: Element | null = element, steps = 0; at && steps < 4; at = at.parentElement, steps += 1) {
    const named = [...at.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? "");
    const said = [at.textContent ?? "", named.join(" "), ...named, at.getAttribute("aria-label") ?? "", at.getAttribute("placeholder") ?? ""];
    for (const words of said) {
      const keys = keysOf(words, texts);
      if (keys.length > 0) return keys;
    }
  }
  return [];
}
