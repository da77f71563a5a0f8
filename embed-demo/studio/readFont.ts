import type { PartnerFont } from "../../src/partner/content";
import { standInOf } from "./standInOf";

interface ReadFont {
  readonly font: PartnerFont;
  /** In base64, as a draft keeps files. */
  readonly file: string;
}

interface FontFile {
  readonly family: string;
  /** The file's name in the folder, without its extension. */
  readonly name: string;
  readonly weight: string;
  readonly isSerif: boolean;
}

const inBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(blob);
  });

/** A web font's entry in the config, with the font that stands in for it. Rejects if the file isn't a font. */
export async function readFont(blob: Blob, { family, name, weight, isSerif }: FontFile): Promise<ReadFont> {
  const [standIn, file] = await Promise.all([standInOf(blob, isSerif), inBase64(blob)]);
  return { font: { family, src: `fonts/${name}.woff2`, weight, style: "normal", standIn }, file };
}
