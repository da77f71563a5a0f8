import { languages } from "../../../src/kernel/language";

/** The playground's choices. An empty value leaves the attribute out. */
export const choices = {
  partner: ["default", "prairie-lantern", "auvane"],
  line: ["auto", "motorcycle", "homeowners", "condominium", "renters", "landlord", "life", "pet", ""],
  chrome: ["minimal", "full", "none"],
  "color-scheme": ["light", "dark", "auto"],
  lang: languages,
  router: ["memory", "hash", "query", "path"],
  width: ["390", "768", "1280"],
  fault: ["", "no-content", "no-service", "bad-attribute"],
} as const;

export type ChoiceName = keyof typeof choices;
export type Setting = Readonly<Record<ChoiceName | "name", string>>;

export const choiceNames = Object.keys(choices) as readonly ChoiceName[];

/** Reads a link's query. An unknown value counts as the first one. */
export function readSetting(query: string): Setting {
  const given = new URLSearchParams(query);
  const chosen = choiceNames.map((name) => {
    const known: readonly string[] = choices[name];
    const value = given.get(name);
    return [name, value !== null && known.includes(value) ? value : known[0]!];
  });
  return { ...Object.fromEntries(chosen), name: (given.get("name") ?? "").slice(0, 40) } as Setting;
}

/** The query of a link that keeps the setting: only what differs from the first values. */
export function writeSetting(setting: Setting): string {
  const query = new URLSearchParams(choiceNames.filter((name) => setting[name] !== choices[name][0]).map((name) => [name, setting[name]]));
  if (setting.name !== "") query.set("name", setting.name);
  return query.size === 0 ? "" : `?${query.toString()}`;
}
