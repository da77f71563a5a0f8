import { translations } from "../../src/kernel/language";
import { textsByKey, type Catalogue } from "../../src/kernel/phrase";
import { poorContrasts } from "../../src/partner/contrast";
import { textFile } from "../../src/partner/publish/languageFiles";
import { publishContent, type InLanguages, type PartnerFiles } from "../../src/partner/publish/publishContent";
import type { Published } from "../../src/partner/published";
import { configFaults } from "./configFaults";
import { faultOf, type Fault } from "./fault";
import { fontFaults } from "./fontFaults";
import { isAsset, written, type Folder } from "./folder";
import { withoutStrays } from "./namedAssets";
import { proportionFaults } from "./proportionFaults";
import { wordingFaults } from "./wordingFaults";

/** Content that all partners share, stored beside their folders. */
export interface Shared {
  readonly baseText: unknown;
  readonly cobrandText: unknown;
  readonly cobrandTranslated?: InLanguages;
  /** The widget's own texts; null before the first build, when phrases can't be checked. */
  readonly catalogue: Catalogue | null;
}

export interface Checked {
  /** The content for pages; null while a fault prevents publishing. */
  readonly content: Published | null;
  readonly faults: readonly Fault[];
}

export const nightText = "is shown on another header color in the dark scheme: add a picture for dark";

/** Reports a logo made for a light header that would be shown on a dark one, or the other way around. */
function nightFaults({ config, theme, dark }: Published): readonly Fault[] {
  const [day, night] = [theme["color-header"], dark?.["color-header"] ?? theme["color-header"]];
  // A header's text color that is legible on the other scheme's header means that both have the same tone.
  const isTurned = poorContrasts({ "color-on-header": day, "color-header": night }).length === 0;
  return config.logo && !config.logo.dark && isTurned ? [{ file: "config.json", place: "logo", text: nightText, stops: false }] : [];
}

function strayFaults(config: Published["config"], pictures: Folder): readonly Fault[] {
  const kept = withoutStrays(pictures, config);
  return [...pictures.keys()].filter((path) => !kept.has(path)).map((file) => ({ file, place: "", text: "isn't named by config.json, left out", stops: false }));
}

/** Checks everything in a folder and reports all faults. `publishedAt` is in milliseconds since 1970. */
export function checkFiles(id: string, files: PartnerFiles, pictures: Folder, catalogue: Catalogue | null, publishedAt: number): Checked {
  const published = publishContent(id, files, publishedAt);
  const problems = published.ok ? [] : published.problems.map((line) => faultOf(line, true));
  const isTold = ({ file, place }: Fault): boolean => problems.some((problem) => problem.file === file && `${problem.place}.`.startsWith(`${place}.`));
  const faults = [
    ...problems,
    // Each place is reported once, by the fault that prevents publishing.
    ...configFaults(files.config, pictures).filter((fault) => !isTold(fault)),
    ...(published.ok ? nightFaults(published.content) : []),
    ...(published.ok ? strayFaults(published.content.config, pictures) : []),
    ...fontFaults(files.theme, files.config),
    ...proportionFaults(files.theme),
    ...published.warnings.map((line) => faultOf(line, false)),
    ...(catalogue ? wordingFaults("text.json", files.text, textsByKey(catalogue)) : []),
    ...(catalogue ? translations.flatMap((language) => wordingFaults(textFile(language), files.translated?.[language], textsByKey(catalogue))) : []),
  ];
  return { content: published.ok && !faults.some(({ stops }) => stops) ? published.content : null, faults };
}

/** Checks a folder's raw files, and also reports files that are missing or aren't JSON. */
export function checkFolder(id: string, folder: Folder, { catalogue, ...shared }: Shared, publishedAt: number): Checked {
  const broken: Fault[] = [];
  const read = (file: string): unknown => {
    const found = folder.get(file);
    try {
      if (typeof found === "string") return JSON.parse(found) as unknown;
      if ((written as readonly string[]).includes(file)) broken.push({ file, place: "", text: "is missing", stops: true });
    } catch (error) {
      broken.push({ file, place: "", text: `isn't JSON: ${(error as Error).message}`, stops: true });
    }
    return undefined;
  };
  const [config, text, theme] = written.map(read);
  const translated = Object.fromEntries(translations.map((language) => [language, read(textFile(language))]));
  const dark = read("theme-dark.json");
  const isBroken = (file: string): boolean => broken.some((fault) => fault.file === file);
  const pictures = new Map([...folder].filter(([path]) => isAsset(path)));
  // Continues with an empty file for one that can't be read, so that the rest is checked too.
  const checked = checkFiles(id, { config: config ?? {}, text: text ?? {}, theme: theme ?? {}, translated, dark, ...shared }, pictures, catalogue, publishedAt);
  const others = checked.faults.filter(({ file }) => !isBroken(file));
  return { content: broken.length > 0 ? null : checked.content, faults: [...broken, ...others] };
}
