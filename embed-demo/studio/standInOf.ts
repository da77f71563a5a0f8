import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import { fromBlob } from "@capsizecss/unpack";
import type { PartnerFont } from "../../src/partner/content";

const percent = (value: unknown): number => Number.parseFloat(String(value));

/**
 * The font of every device that stands in for a web font until it has loaded, with the sizes at which it takes the same room.
 * Rejects if the file isn't a font.
 */
export async function standInOf(file: Blob, isSerif: boolean): Promise<NonNullable<PartnerFont["standIn"]>> {
  const own = await fromBlob(file);
  const spare = isSerif ? georgia : arial;
  const { fontFaces } = createFontStack([own, spare], { fontFaceFormat: "styleObject" });
  const face = fontFaces[0]!["@font-face"];
  return { family: spare.familyName, sizeAdjust: percent(face.sizeAdjust ?? 100), ascent: percent(face.ascentOverride ?? 100), descent: percent(face.descentOverride ?? 0) };
}
