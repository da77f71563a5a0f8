/**
 * Returns the rules, at any depth of at-rules, that can match elements with only these classes, with the selectors that can.
 */
export function usedRules(css: string, classes: ReadonlySet<string>): string {
  const isUsed = (selector: string): boolean => [...withoutArguments(selector).matchAll(/\.([a-z][\w-]*)/gi)].every(([, name]) => classes.has(name!));
  return blocksOf(css)
    .map((block) => {
      const opens = block.indexOf("{");
      const [prelude, body] = [block.slice(0, opens), block.slice(opens + 1, -1)];
      if (/^\s*@(?:container|media|supports)\b/.test(prelude)) {
        const within = usedRules(body, classes);
        return within && `${prelude}{${within}}`;
      }
      if (/^\s*@/.test(prelude)) return block;
      const used = selectorsOf(prelude).filter(isUsed);
      return used.length > 0 ? `${used.join(",")}{${body}}` : "";
    })
    .join("");
}

/** Removes the arguments of selectors such as `:is(.a, .b)` and `:not(.a)`, whose classes need not be present. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Splits at commas outside parentheses. */
function selectorsOf(prelude: string): readonly string[] {
  const selectors = [""];
  let depth = 0;
  for (const sign of prelude) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += sign;
  }
  return selectors.map((selector) => selector.trim());
}

/** Splits at the end of each outermost block. */
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
