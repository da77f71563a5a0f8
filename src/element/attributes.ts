import { isLineSlug, type LineSlug } from "../business/lines";
import { isPartnerId } from "../partner/contentUrls";
import { environments, type Environment } from "./environments";
import { routerNames, type RouterName } from "./router/names";

/** The names of the attributes below, for the class itself, which is on a page before their parsers. */
export const attributeNames = ["partner", "line", "instance", "chrome", "heading-level", "color-scheme", "router", "base-path", "load", "environment", "api", "content", "hosted"] as const;
export type AttributeName = (typeof attributeNames)[number];

/** The parsers that a page needs when the rest of the widget doesn't arrive. */
export const parsePartner = (text: string): string | undefined => (isPartnerId(text.toLowerCase()) ? text.toLowerCase() : undefined);
export const parseEnvironment = oneOf<Environment>(environments);

const headingLevels = [1, 2, 3, 4, 5, 6] as const;

/**
 * The attributes of <insurance-quote>, each with the parser of its text, which returns the value, or undefined for a bad
 * one. This is the single source for the element, the JSX type, the custom-elements manifest and the table in the docs.
 */
export const attributes = {
  partner: parsePartner,
  line: (text: string): readonly LineSlug[] | undefined => {
    const slugs = text.toLowerCase().split(/[\s,]+/).filter(Boolean);
    return slugs.every(isLineSlug) ? slugs : undefined;
  },
  instance: (text: string) => (/^[\w-]{1,32}$/.test(text) ? text : undefined),
  chrome: oneOf(["full", "minimal", "none"]),
  "heading-level": (text: string) => headingLevels.find((level) => String(level) === text),
  /** Read by the theme's own rules (partner/themeRule.ts). */
  "color-scheme": oneOf(["light", "dark", "auto"]),
  router: oneOf<RouterName>(routerNames),
  "base-path": (text: string) => (/^\/?[\w/.~-]*$/.test(text) ? text : undefined),
  load: oneOf(["eager", "visible"]),
  environment: parseEnvironment,
  api: parseAddress,
  content: parseAddress,
  hosted: parseAddress,
} satisfies Readonly<Record<AttributeName, unknown>>;

export type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;

/** The property of an attribute. Frameworks set a property if the element has one. */
export type PropertyName = CamelCase<AttributeName>;

export const propertyOf = (name: AttributeName): PropertyName => name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase()) as PropertyName;

/** The attributes' values; null for one that is absent, empty or bad. */
export type Given = { readonly [Name in AttributeName]: Exclude<ReturnType<(typeof attributes)[Name]>, undefined> | null };

/**
 * Reads all attributes. An empty attribute counts as absent, so that a template's `line=""` is fine; a bad value is ignored
 * and reported, never thrown.
 */
export function readAttributes(element: Element, onBad: (name: AttributeName, text: string) => void): Given {
  const read = ([name, parse]: [string, (text: string) => unknown]) => {
    // A property that was set before the element was defined is an own property of the object.
    const early: unknown = Object.getOwnPropertyDescriptor(element, propertyOf(name as AttributeName))?.value;
    const text = (isText(early) ? String(early) : element.getAttribute(name))?.trim();
    if (!text) return [name, null];
    const value = parse(text);
    if (value === undefined) onBad(name as AttributeName, text);
    return [name, value ?? null];
  };
  return Object.fromEntries(Object.entries(attributes).map(read)) as Given;
}

/** Reads one attribute of a defined element; undefined if it is absent, empty or bad. */
export function readAttribute<Value>(element: Element, name: AttributeName, parse: (text: string) => Value | undefined): Value | undefined {
  const text = element.getAttribute(name)?.trim();
  return text ? parse(text) : undefined;
}

/** Tells whether a property's value can be written as an attribute: `headingLevel` may be a number. */
export const isText = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

function oneOf<Value extends string>(values: readonly Value[]) {
  return (text: string): Value | undefined => values.find((value) => value === text.toLowerCase());
}

/**
 * Accepts absolute http and https addresses: anything else (`javascript:`) must not become the fallback's link. No trailing
 * slash.
 */
export function parseAddress(text: string): string | undefined {
  try {
    const url = new URL(text, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, "") : undefined;
  } catch {
    return undefined;
  }
}
