/** A text of an e-mail with its `{values}` given. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ""));
