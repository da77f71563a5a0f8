import { isLineSlug, type LineSlug } from "../business/lines";
import { isPartnerId } from "../partner/contentUrls";
import { environments, type Environment } from "./environments";
import { routerNames, type RouterName } from "./router/names";

/**
 * The attributes of <insurance-quote>, each with the reading of its text: the value, or undefined when the text is bad.
 * The one source of the element, the JSX type, the custom-elements manifest and the table in the README.
 */
export const attributes = {
  partner: (text: string) => (isPartnerId(text.toLowerCase()) ? text.toLowerCase() : undefined),
  line: (text: string): readonly LineSlug[] | undefined => {
    const slugs = text.toLowerCase().split(/[\s,]+/).filter(Boolean);
    return slugs.every(isLineSlug) ? slugs : undefined;
  },
  instance: (text: string) => (/^[\w-]{1,32}$/.test(text) ? text : undefined),
  chrome: oneOf(["full", "minimal", "none"]),
  /** Read by the theme's own rules (partner/themeRule.ts). */
  "color-scheme": oneOf(["light", "dark", "auto"]),
  router: oneOf<RouterName>(routerNames),
  "base-path": (text: string) => (/^\/?[\w/.~-]*$/.test(text) ? text : undefined),
  load: oneOf(["eager", "visible"]),
  environment: oneOf<Environment>(environments),
  api: address,
  content: address,
  hosted: address,
};

export type AttributeName = keyof typeof attributes;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;

/** The property of an attribute: frameworks set one wherever the element has one. */
export type PropertyName = CamelCase<AttributeName>;

export const propertyOf = (name: AttributeName): PropertyName => name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase()) as PropertyName;

/** The attributes as read; null where one is absent, empty or bad. */
export type Given = { readonly [Name in AttributeName]: Exclude<ReturnType<(typeof attributes)[Name]>, undefined> | null };

/**
 * Reads them all. An empty attribute counts as an absent one, so that a template's `line=""` is fine; a bad value is passed
 * over and reported, never thrown.
 */
export function readAttributes(element: Element, onBad: (name: AttributeName, text: string) => void): Given {
  const read = ([name, parse]: [string, (text: string) => unknown]) => {
    // A property that was set before the element had it stands on the object itself.
    const early: unknown = Object.getOwnPropertyDescriptor(element, propertyOf(name as AttributeName))?.value;
    const text = (typeof early === "string" ? early : element.getAttribute(name))?.trim();
    if (!text) return [name, null];
    const value = parse(text);
    if (value === undefined) onBad(name as AttributeName, text);
    return [name, value ?? null];
  };
  return Object.fromEntries(Object.entries(attributes).map(read)) as Given;
}

function oneOf<Value extends string>(values: readonly Value[]) {
  return (text: string): Value | undefined => values.find((value) => value === text.toLowerCase());
}

/** Absolute, http or https: anything else (`javascript:`) must not become the fallback's link. No slash at its end. */
function address(text: string): string | undefined {
  try {
    const url = new URL(text, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, "") : undefined;
  } catch {
    return undefined;
  }
}
