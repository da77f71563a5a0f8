import { membersOf } from "../../src/partner/publish/membersOf";
import { isPicture, type Folder } from "./folder";

/** Pictures that a config names, each with its place in it: `logo` has two where it names a twin for the dark scheme. */
export function namedPictures(config: unknown): readonly (readonly [place: string, path: string])[] {
  const { logo, watermark, favicon, hero, productIcons } = membersOf(config);
  const icons = Object.entries(membersOf(productIcons)).map(([line, icon]) => [`productIcons.${line}`, icon] as const);
  return [...Object.entries({ logo, watermark, favicon, hero }), ...icons].flatMap(([place, image]) => {
    const { src, dark } = membersOf(image);
    return [src, dark].flatMap((path) => (typeof path === "string" ? [[place, path] as const] : []));
  });
}

/** A folder without the pictures that its config doesn't name: nobody sees them, and every copy of the folder would carry them. */
export function withoutStrays(folder: Folder, config: unknown): Folder {
  const named = new Set(namedPictures(config).map(([, path]) => path));
  return new Map([...folder].filter(([path]) => !isPicture(path) || named.has(path)));
}
