/** Escapes what would be a tag or an expression on a page, outside of code. */
const escaped = (text: string): string =>
  text
    .split("`")
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/</g, "&lt;").replace(/\{\{/g, "&#123;&#123;")))
    .join("`");

const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(/\|/g, "\\|");

/** Text for a cell of a Markdown table. Backticks in it stay code. */
export const cell = (text: string): string => oneLine(escaped(text));

/** Names and types as code in a cell; an empty text stays empty. */
export const code = (text: string): string => (text === "" ? "" : `\`${oneLine(text)}\``);

/** A Markdown table. Cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
