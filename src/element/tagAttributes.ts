import { attributeNames, propertyOf } from "./attributes";

const attributeOf = new Map(attributeNames.map((name) => [propertyOf(name) as string, name]));

/**
 * Returns a wrapper's props with the widget's as attributes, which a server can write, too. A router of the host's own is no
 * text and is left out.
 */
export function tagAttributes(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(props).flatMap(([name, value]) => {
    const attribute = attributeOf.get(name);
    if (!attribute) return [[name, value]];
    if (Array.isArray(value)) return [[attribute, value.join(" ")]];
    return typeof value === "object" ? [] : [[attribute, value]];
  });
  return Object.fromEntries(given) as Record<string, unknown>;
}
