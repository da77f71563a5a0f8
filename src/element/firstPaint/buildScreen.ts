import { say } from "../../kernel/phrase";
import { telephone } from "../../business/telephone";
import type { Partner } from "../../partner/partnerShown";
import type { Wording } from "../../partner/wording";
import { isElement, type AheadElement, type AheadText } from "./tree";

/** A script in a partner's config must not become a link. */
const leadsSomewhere = /^(?:https?:|tel:|#)/;

/** The screen as DOM, in a partner's words and with its logo. What the config leaves open isn't there: an attribute, a line beside the logo. */
export function buildScreen(screen: AheadElement, { config, wording }: Pick<Partner, "config"> & { wording: Wording }): Element {
  const read = (text: AheadText): string | undefined => {
    if (typeof text === "string") return text;
    if ("all" in text) return text.all.map((part) => read(part) ?? "").join("");
    if ("config" in text) {
      const value = text.config.split(".").reduce<unknown>((from, name) => (from as Record<string, unknown> | undefined)?.[name], config);
      return value === undefined ? undefined : String(value);
    }
    const params = Object.entries(text.params ?? {}).map(([name, value]) => [name, read(value)]);
    if (params.some(([, value]) => value === undefined)) return undefined;
    return say({ key: text.key, english: read(text.base) ?? "", params: Object.fromEntries(params) as Record<string, string> }, wording);
  };
  const build = ({ tag, attributes, children }: AheadElement, within: string): Node => {
    const namespace = tag === "svg" ? "http://www.w3.org/2000/svg" : within;
    const element = document.createElementNS(namespace, tag) as HTMLElement | SVGElement;
    for (const [name, value] of Object.entries(attributes)) {
      const given = read(value);
      if (given === undefined || (name === "href" && !leadsSomewhere.test(given))) continue;
      // Set as a property, since a strict CSP refuses a style attribute.
      if (name === "style") element.style.cssText = given;
      else element.setAttribute(name, given.startsWith("tel:") ? telephone(given) : given);
    }
    if (tag === "small" && children.every((child) => !isElement(child) && read(child) === undefined)) return document.createTextNode("");
    // A partner without a logo: its name stands in its place, as in the header itself.
    if (tag === "img" && !element.hasAttribute("src")) return document.createTextNode(element.getAttribute("alt") ?? "");
    element.append(...children.map((child) => (isElement(child) ? build(child, namespace) : (read(child) ?? ""))));
    return element;
  };
  return build(screen, "http://www.w3.org/1999/xhtml") as Element;
}
