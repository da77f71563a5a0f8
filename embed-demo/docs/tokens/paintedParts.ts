/** Computed properties that a theme's tokens decide on. */
const looks = [
  "backgroundColor", "backgroundImage", "boxShadow", "borderTopLeftRadius", "borderTopWidth", "borderBottomWidth", "height", "minHeight", "width", "padding", "margin", "gap", "fontFamily",
  "fontSize", "fontWeight", "letterSpacing", "textTransform", "strokeWidth", "strokeLinecap", "strokeLinejoin", "transitionDuration", "transitionTimingFunction",
  "animationDuration", "animationTimingFunction", "accentColor",
] as const;
const edges = ["Top", "Right", "Bottom", "Left"] as const;

/** An element's boxes: its own, and those that only a style sheet makes. */
const boxesOf = ({ localName }: Element): readonly (string | null)[] => [null, "::before", "::after", ...(localName === "dialog" ? ["::backdrop"] : []), ...(localName === "input" ? ["::placeholder"] : [])];

const hasText = (element: Element): boolean => [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

/** The look of one element: only what shows, because a color is inherited by elements that have nothing to paint with it. */
function lookOf(element: Element, styleOf: typeof getComputedStyle): string {
  return boxesOf(element)
    .map((part) => {
      const style = styleOf(element, part);
      if ((part === "::before" || part === "::after") && style.content === "none") return "";
      const colors = [
        ...(part !== null || hasText(element) ? [style.color] : []),
        ...(element.namespaceURI?.endsWith("/svg") ? [style.fill, style.stroke] : []),
        ...edges.map((edge) => (style[`border${edge}Style`] === "none" || style[`border${edge}Width`] === "0px" ? "" : style[`border${edge}Color`])),
        style.outlineStyle === "none" ? "" : style.outlineColor,
      ];
      return [...looks.map((name) => style[name]), ...colors].join("|");
    })
    .join("¦");
}

/** Selectors of states and parts that no script can look at, taken off to find their elements. */
const states = /::?(?:hover|focus-visible|focus-within|focus|active|disabled|backdrop|before|after|placeholder)\b/g;

interface Rule {
  readonly cssRules?: Iterable<Rule>;
  readonly selectorText?: string;
  readonly name?: string;
  readonly cssText: string;
}

const flat = (rules: Iterable<Rule>): readonly Rule[] => [...rules].flatMap((rule) => [rule, ...(rule.cssRules ? flat(rule.cssRules) : [])]);

/** Elements that a token paints in a state alone, such as under the pointer or while they move, by the rules that name it. */
function partsInStates(root: ShadowRoot, property: string): readonly Element[] {
  const rules = root.adoptedStyleSheets.flatMap((sheet) => flat(sheet.cssRules as unknown as Iterable<Rule>));
  const isNamed = ({ cssText }: Rule): boolean => cssText.includes(`var(${property})`) || cssText.includes(`var(${property},`);
  const moves = rules.filter((rule) => rule.name !== undefined && rule.selectorText === undefined && isNamed(rule)).map(({ name }) => name!);
  const using = rules.filter((rule) => rule.selectorText !== undefined && (isNamed(rule) || moves.some((name) => rule.cssText.includes(name))));
  return using.flatMap(({ selectorText }) => {
    try {
      return [...root.querySelectorAll(selectorText!.replace(states, ""))];
    } catch {
      return [];
    }
  });
}

export interface Painted {
  readonly parts: readonly Element[];
  /** True if the parts have the token's value only under the pointer, in focus or in motion. */
  readonly isPassing: boolean;
}

/** The parts of a widget that look different with another value of a property, outermost first. Leaves the value as it was. */
export function paintedParts(widget: HTMLElement, property: string, other: string): Painted {
  const root = widget.shadowRoot!;
  const view = widget.ownerDocument.defaultView!;
  // A transition would show the former value for a moment.
  const still = new view.CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition-property: none !important; animation-name: none !important; }");
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, still];
  const elements = [...root.querySelectorAll("*:not(option, style, title, defs *)")].filter((element) => element.checkVisibility());
  const looks = (): readonly string[] => elements.map((element) => lookOf(element, view.getComputedStyle.bind(view)));
  const own = widget.style.getPropertyValue(property);
  widget.style.removeProperty(property);
  const before = looks();
  widget.style.setProperty(property, other);
  const after = looks();
  widget.style.setProperty(property, own);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== still);
  const parts = elements.filter((_, at) => before[at] !== after[at]);
  if (parts.length > 0) return { parts, isPassing: false };
  return { parts: partsInStates(root, property), isPassing: true };
}
