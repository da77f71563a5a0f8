import { toFillIn } from "./configFaults";
import { jsonText, themeText, type Folder } from "./folder";
import { wordmark } from "./wordmark";

interface NewPartner {
  /** Small letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
}

type Members = Readonly<Record<string, unknown>>;

/** Members that belong to the source partner: its number, licenses, links and codes must not get onto a new partner's page. */
const another = /^(?:agentId|locationId|location|organizationGuid|customPrivateLabelPartner|hubEpiclookupcode|partnerStatusType|watermark|productIcons|linksIn|\w+Url)$/;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const firstSign = (name: string): string => [...new Intl.Segmenter().segment(name.trim())][0]?.segment ?? "?";

const initial = (name: string, fill: string, ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${fill}"/>` +
  `<text x="16" y="22.500" font-family="system-ui, sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${ink}">${escaped(firstSign(name))}</text></svg>\n`;

/** Drops the line that says whose theme it is. */
const withoutNote = ({ $description: _description, ...tokens }: Members): Members => tokens;

/** "maple-trust" → "Maple Trust" */
export const nameOf = (id: string): string => id.split("-").map((word) => `${word[0]?.toUpperCase() ?? ""}${word.slice(1)}`).join(" ");

/** The hex color of a token in a theme file, or the default. */
function inkOf(theme: Members, token: string, otherwise: string): string {
  const { components } = ((theme["color"] as Members | undefined)?.[token] as { $value?: { components?: readonly number[] } } | undefined)?.$value ?? {};
  return components ? `#${components.map((part) => Math.round(part * 255).toString(16).padStart(2, "0")).join("")}` : otherwise;
}

interface StandIns {
  readonly files: Readonly<Record<string, string>>;
  readonly logo: { readonly src: string; readonly dark?: string; readonly width: number; readonly height: number };
}

/** Placeholder logo and favicon by path, and the logo's size in pixels. Each existing scheme gets a logo in its own ink. */
export function standIns(name: string, theme: Members, dark?: Members | null): StandIns {
  const ink = inkOf(theme, "on-header", "#1b2340");
  const { svg, width, height } = wordmark(name, ink);
  const files = { "logo.svg": svg, "favicon.svg": initial(name, inkOf(theme, "action", "#2447d6"), inkOf(theme, "on-action", "#ffffff")) };
  if (!dark) return { files, logo: { src: "logo.svg", width, height } };
  return { files: { ...files, "logo-dark.svg": wordmark(name, inkOf(dark, "on-header", ink)).svg }, logo: { src: "logo.svg", dark: "logo-dark.svg", width, height } };
}

/**
 * A folder for a new partner that can be published at once: look, lines and drawings of the source folder, with the new name in
 * place of every name. Values that only the partner knows are examples, which `checkFolder` reports. Throws if the source has no
 * readable config or theme.
 */
export function newFolder(from: Folder, { id, name }: NewPartner): Folder {
  const read = (file: string): Members => JSON.parse(String(from.get(file))) as Members;
  const [config, theme] = [read("config.json"), read("theme.json")];
  const look = withoutNote(theme);
  const site = toFillIn.site(id);
  const kept = Object.fromEntries(Object.entries(config).filter(([key]) => !another.test(key)));
  const dark = from.has("theme-dark.json") ? read("theme-dark.json") : null;
  const { files, logo } = standIns(name, theme, dark);
  const { src = "", dark: night = "" } = (config["hero"] ?? {}) as { src?: string; dark?: string };
  const drawings = [src, night].flatMap((path) => (from.has(path) ? [[path, from.get(path)!] as const] : []));
  return new Map([
    ["config.json", jsonText({
      ...kept,
      id,
      name,
      publishableKey: `pk_${id.replaceAll("-", "_")}_demo`,
      tollFreeNumber: toFillIn.tollFreeNumber,
      partnerAppMode: "standard",
      cobranding: false,
      privacyUrl: `${site}/privacy/`,
      termsUrl: `${site}/terms/`,
      locationsUrl: `${site}/locations/`,
      hostedUrl: `${site}/quote/`,
      logo,
      favicon: { src: "favicon.svg", width: 32, height: 32 },
      hero: from.has(src) ? config["hero"] : undefined,
      licensing: { agency: name, npn: toFillIn.npn, licenses: [] },
    })],
    ["text.json", "{}\n"],
    ["theme.json", themeText(look)],
    ...(dark ? [["theme-dark.json", themeText(withoutNote(dark))] as const] : []),
    ...Object.entries(files),
    ...drawings,
  ]);
}
