import { contrastRatio } from "../../src/partner/contrast";

type Color = readonly [red: number, green: number, blue: number];

/** The pixels of a picture at the size at which a visitor sees it, before it is laid on its ground. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, 0-255, row by row. */
  readonly data: ArrayLike<number>;
}

/** The part of a picture that has to stand out from its ground, and the least contrast for that. */
const seen = { share: 0.25, ratio: 2.5 };
/** The alpha from which a pixel counts. */
const least = 24;
/** The share of a side that may be empty. */
const mostEmpty = 0.15;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of a picture that isn't empty; null for one that is. */
function drawnPart({ width, height, data }: Pixels): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4 + 3]! < least) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return right < 0 ? null : { left, top, right: right + 1, bottom: bottom + 1 };
}

/** The contrast that the best seen quarter of a picture's pixels have on a ground of this color, 1-21. */
export function contrastOn({ width, height, data }: Pixels, ground: Color): number {
  const on = ground.map((part) => part / 255) as unknown as Color;
  const ratios: number[] = [];
  for (let at = 0; at < width * height; at += 1) {
    const alpha = data[at * 4 + 3]! / 255;
    if (alpha * 255 < least) continue;
    const mixed = [0, 1, 2].map((part) => (data[at * 4 + part]! / 255) * alpha + on[part]! * (1 - alpha)) as unknown as Color;
    ratios.push(contrastRatio(mixed, on));
  }
  ratios.sort((one, other) => other - one);
  return ratios[Math.floor(ratios.length * seen.share)] ?? 1;
}

/** Lists a picture's faults on its ground, in words for the person who chose it. `remedy`: what helps if it is hardly seen. */
export function sightFaults(pixels: Pixels, ground: Color, where: string, remedy = ""): readonly string[] {
  const part = drawnPart(pixels);
  if (!part) return [`nothing is drawn in it ${where}`];
  const ratio = contrastOn(pixels, ground);
  const empty = [part.left / pixels.width, 1 - part.right / pixels.width, part.top / pixels.height, 1 - part.bottom / pixels.height];
  const most = Math.max(...empty);
  return [
    ...(ratio < seen.ratio ? [`is hardly seen ${where}: its contrast is ${ratio.toFixed(1)}, and ${seen.ratio} is needed${remedy}`] : []),
    ...(most > mostEmpty ? [`has empty edges, so visitors see it smaller: ${Math.round(most * 100)} % of a side is transparent; cut them off`] : []),
  ];
}
