import { membersOf } from "../../src/partner/publish/membersOf";
import { isAsset, type Folder } from "./folder";

/** The pictures and fonts that a config names, with their places. `logo` has two places if it names a version for the dark scheme. */
export function namedAssets(config: unknown): readonly (readonly [place: string, path: string])[] {
  const { logo, watermark, favicon, hero, productIcons, fonts } = membersOf(config);
  const icons = Object.entries(membersOf(productIcons)).map(([line, icon]) => [`productIcons.${line}`, icon] as const);
  const files = (Array.isArray(fonts) ? fonts : []).map((font: unknown, index) => [`fonts.${index}`, font] as const);
  return [...Object.entries({ logo, watermark, favicon, hero }), ...icons, ...files].flatMap(([place, asset]) => {
    const { src, dark } = membersOf(asset);
    return [src, dark].flatMap((path) => (typeof path === "string" ? [[place, path] as const] : []));
  });
}

/** A folder without pictures and fonts that its config doesn't name: they are never shown, but every copy of the folder would carry them. */
export function withoutStrays(folder: Folder, config: unknown): Folder {
  const named = new Set(namedAssets(config).map(([, path]) => path));
  return new Map([...folder].filter(([path]) => !isAsset(path) || named.has(path)));
}
