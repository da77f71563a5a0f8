/** Fills in the `{values}` of an e-mail's text. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ""));
