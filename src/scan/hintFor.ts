import { brightness, percentile } from "./sharpened";

/** The advice that helps most: aim at the code, come closer, hold still, turn the license over, find more light. */
export type Hint = "aim" | "closer" | "still" | "front" | "dark";

/** Pixels of a square that is judged as a whole. */
const side = 32;
/** Mean steps between neighbors, as shares of the contrast. A code has far more of them across its bars than along; print has both alike. */
const steep = { bars: 0.03, acrossToAlong: 2, print: 0.02 } as const;
/** Shares of the squares. */
const enough = { near: 0.3, seen: 0.1, print: 0.35 } as const;
const darkBelow = 45;

/** Judges the part of a picture that is inside the frame. `isSeen` is true if the detector found a code and couldn't read it. */
export function hintFor(picture: ImageData, isSeen: boolean): Hint {
  const { width, height } = picture;
  const gray = brightness(picture);
  const contrast = Math.max(40, percentile(gray, 0.95) - percentile(gray, 0.05));
  let [squares, bars, print, light] = [0, 0, 0, 0];
  for (let top = 0; top + side < height; top += side) {
    for (let left = 0; left + side < width; left += side) {
      let [across, along, sum] = [0, 0, 0];
      for (let y = top; y < top + side; y += 2) {
        for (let x = left; x < left + side; x += 2) {
          const value = gray[y * width + x]!;
          across += Math.abs(value - gray[y * width + x + 1]!);
          along += Math.abs(value - gray[(y + 1) * width + x]!);
          sum += value;
        }
      }
      const pixels = (side * side) / 4;
      squares += 1;
      light += sum / pixels;
      const scale = pixels * contrast;
      if (across / scale > steep.bars && across > along * steep.acrossToAlong) bars += 1;
      else if ((across + along) / scale > steep.print) print += 1;
    }
  }
  if (squares === 0 || light / squares < darkBelow) return "dark";
  if (isSeen || bars / squares > enough.near) return "still";
  if (bars / squares > enough.seen) return "closer";
  return print / squares > enough.print ? "front" : "aim";
}
