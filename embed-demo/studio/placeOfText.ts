const words = (prefix: string): string => {
  const text = prefix.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(".", ", ");
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
};

/** The screen or part of one that shows a text: by its title if it has one, or else by the key's own words. */
export function placeOfText(key: string, own: Readonly<Record<string, string>>): string {
  const prefix = key.slice(0, key.lastIndexOf("."));
  for (let at = prefix; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
    const title = own[`${at}.title`];
    if (title !== undefined && `${at}.title` !== key) return at === prefix ? `“${title}”` : `“${title}”, ${words(prefix.slice(at.length + 1)).toLowerCase()}`;
  }
  return words(prefix);
}
