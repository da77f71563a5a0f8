interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture in its own pixels. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

interface Drawing {
  /** Defaults to the whole. */
  readonly part?: Part;
  /** Pixels for each of the picture's. */
  readonly scale?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

/**
 * Returns a part of a picture as pixels, scaled and turned around its middle. The canvas is emptied afterwards: some phones keep the
 * memory of one that is only forgotten.
 */
export function drawn(source: CanvasImageSource, whole: Size, { part, scale = 1, turn = 0 }: Drawing): ImageData {
  const { x, y, ...size } = part ?? { x: 0, y: 0, width: whole.width, height: whole.height };
  const canvas = document.createElement("canvas");
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  canvas.width = Math.round(width * cos + height * sin);
  canvas.height = Math.round(width * sin + height * cos);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.drawImage(source, x, y, size.width, size.height, -width / 2, -height / 2, width, height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  canvas.width = canvas.height = 0;
  return pixels;
}
