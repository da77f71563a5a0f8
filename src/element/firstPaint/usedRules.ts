/** goober's names, and those that the build gives in their place. */
const generated = /\.(go\d+|iq[0-9a-z]{4})(?![\w-])/g;

/** The rules but those that, at any depth of `@`, are about generated class names and none of these. */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  return blocksOf(css)
    .filter((block) => {
      const named = [...block.matchAll(generated)];
      return named.length === 0 || named.some(([, name]) => classes.has(name!));
    })
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
