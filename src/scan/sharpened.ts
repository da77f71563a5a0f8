/** Returns the brightness of each pixel as eyes see it, 0 to 255. */
export function brightness({ data, width, height }: ImageData): Uint8ClampedArray {
  const gray = new Uint8ClampedArray(width * height);
  for (let at = 0; at < gray.length; at += 1) gray[at] = (77 * data[at * 4]! + 150 * data[at * 4 + 1]! + 29 * data[at * 4 + 2]!) >> 8;
  return gray;
}

/** Returns the brightness below which this share of the pixels lies. */
export function percentile(gray: Uint8ClampedArray, share: number): number {
  const counts = new Uint32Array(256);
  for (const value of gray) counts[value]! += 1;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) >= gray.length * share);
}

/** Returns the picture in grays, spread from black to white and with its edges sharpened: for dim and blurred pictures. */
export function sharpened(picture: ImageData): ImageData {
  const { width, height } = picture;
  const gray = brightness(picture);
  const low = percentile(gray, 0.01);
  const gain = 255 / Math.max(1, percentile(gray, 0.99) - low);
  const out = new ImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 2) * width, Math.min(height - 1, y + 2) * width];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const around = gray[y * width + Math.max(0, x - 2)]! + gray[y * width + Math.min(width - 1, x + 2)]! + gray[above + x]! + gray[below + x]!;
      const value = (gray[at]! * 2.5 - around * 0.375 - low) * gain;
      out.data[at * 4] = out.data[at * 4 + 1] = out.data[at * 4 + 2] = value;
      out.data[at * 4 + 3] = 255;
    }
  }
  return out;
}
