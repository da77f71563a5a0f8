interface Looked {
  /** How many declarations of the widget's sheet have a token whose value is known. */
  readonly count: number;
  readonly unknown: readonly string[];
}

/**
 * Looks for declarations that an engine can parse but not compute once their tokens have values. The engine then uses the property's
 * initial value and reports nothing. Runs in the page.
 */
export function unknownDeclarations(element: Element): Looked {
  const root = element.shadowRoot!;
  const tokens = getComputedStyle(root.querySelector("section") ?? element);
  const unknown: string[] = [];
  let count = 0;

  const filledIn = (value: string): string => {
    const once = value.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (whole: string, name: string, otherwise = whole) => tokens.getPropertyValue(name).trim() || otherwise);
    return once === value ? value : filledIn(once);
  };
  const lookAt = (rule: CSSRule): void => {
    const { style, cssRules = [] } = rule as CSSStyleRule;
    for (const declaration of style?.cssText.split(";") ?? []) {
      const [, name, value] = /^\s*([a-z-]+):(.*?)(?:!important)?\s*$/s.exec(declaration) ?? [];
      if (name === undefined || value === undefined || name.startsWith("--") || !value.includes("var(")) continue;
      const filled = filledIn(value);
      // A component sets some tokens for its own parts alone.
      if (filled.includes("var(")) continue;
      count += 1;
      if (!CSS.supports(name, filled)) unknown.push(`${name}:${value}`);
    }
    for (const inner of cssRules) lookAt(inner);
  };
  for (const sheet of [...root.adoptedStyleSheets, ...root.styleSheets]) for (const rule of sheet.cssRules) lookAt(rule);
  return { count, unknown };
}
