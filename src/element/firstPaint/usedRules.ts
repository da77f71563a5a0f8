/** The rules, at any depth of `@`, that are about one of these class names. */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  return blocksOf(css)
    .filter((block) => [...block.matchAll(/\.(go\d+)/g)].some(([, name]) => classes.has(name!)))
    .join("");
}

/** Cut where a brace closes the last that was open. */
function blocksOf(css: string): readonly string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] !== "}") continue;
    depth -= 1;
    if (depth > 0) continue;
    blocks.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return blocks;
}
