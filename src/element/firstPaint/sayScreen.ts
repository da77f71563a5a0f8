import { telephone } from "../../business/telephone";
import { say } from "../../kernel/phrase";
import type { Partner } from "../../partner/partnerShown";
import type { Wording } from "../../partner/wording";
import { isElement, type AheadElement, type AheadText, type SaidElement } from "./tree";

/** Allowed links: a script in a partner's config must not become one. */
const leadsSomewhere = /^(?:https?:|tel:|#)/;

/** Fills in a partner's texts and logo. An attribute or element without a value in the config is left out. */
export function sayScreen(screen: AheadElement, { config, wording }: Pick<Partner, "config"> & { wording: Wording }): SaidElement {
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
  const sayElement = ({ tag, attributes, children }: AheadElement): SaidElement | string => {
    const said: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) {
      const given = read(value);
      if (given === undefined || (name === "href" && !leadsSomewhere.test(given))) continue;
      said[name] = given.startsWith("tel:") ? telephone(given) : given;
    }
    if (tag === "small" && children.every((child) => !isElement(child) && read(child) === undefined)) return "";
    // A partner without a logo has its name instead, as in the header itself.
    if (tag === "img" && said.src === undefined) return said.alt ?? "";
    return { tag, attributes: said, children: children.map((child) => (isElement(child) ? sayElement(child) : (read(child) ?? ""))) };
  };
  return sayElement(screen) as SaidElement;
}
