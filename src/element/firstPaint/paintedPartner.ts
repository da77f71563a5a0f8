import { contentFolder } from "../../partner/contentUrls";
import { partnerShown, withAddresses, type Partner } from "../../partner/partnerShown";
import type { Published } from "../../partner/published";
import { themeRule } from "../../partner/themeRule";
import type { Wording } from "../../partner/wording";

/**
 * Reads a partner's published content unchecked: publishing has checked it, and the widget, which has the schema, checks it
 * again before it takes over. A first screen uses its texts, numbers and addresses, but no markup. Throws if it has another
 * shape, and returns null if it is another partner's.
 */
export function paintedPartner(content: unknown, partner: string, contentBase: string): Partner | null {
  const { config, wording, translated, scheme, theme, dark } = content as Published;
  if (config.id !== partner) return null;
  const texts = (all: Published["wording"] = {}): Wording =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  const said = { wording: texts(wording), translated: { es: texts(translated?.es) } };
  return partnerShown(partner, withAddresses(config, contentFolder(contentBase, partner)), said, themeRule({ scheme, theme, dark }, config.colorScheme === "auto"));
}
