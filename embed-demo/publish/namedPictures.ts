import { membersOf } from "../../src/partner/publish/membersOf";
import { isPicture, type Folder } from "./folder";

/** The pictures that a config names, with their places. `logo` has two places if it names a version for the dark scheme. */
export function namedPictures(config: unknown): readonly (readonly [place: string, path: string])[] {
  const { logo, watermark, favicon, hero, productIcons } = membersOf(config);
  const icons = Object.entries(membersOf(productIcons)).map(([line, icon]) => [`productIcons.${line}`, icon] as const);
  return [...Object.entries({ logo, watermark, favicon, hero }), ...icons].flatMap(([place, image]) => {
    const { src, dark } = membersOf(image);
    return [src, dark].flatMap((path) => (typeof path === "string" ? [[place, path] as const] : []));
  });
}

/** A folder without pictures that its config doesn't name: they are never shown, but every copy of the folder would carry them. */
export function withoutStrays(folder: Folder, config: unknown): Folder {
  const named = new Set(namedPictures(config).map(([, path]) => path));
  return new Map([...folder].filter(([path]) => !isPicture(path) || named.has(path)));
}
