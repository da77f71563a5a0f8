import { toSVG } from "bwip-js/node";
import type { Page } from "playwright";

export type Symbology = "pdf417" | "code39" | "code128" | "datamatrix" | "qrcode";

/** Draws a barcode as SVG, black on white, with its quiet zone. */
export function barcode(symbology: Symbology, text: string): string {
  // As on a license: some 300 modules across, and as much error correction as the standard asks for.
  const license = symbology === "pdf417" ? { columns: 13, eclevel: 5, rowmult: 3 } : {};
  const bars = symbology === "code39" || symbology === "code128" ? { height: 12 } : {};
  return toSVG({ bcid: symbology, text, scale: 3, padding: 6, backgroundcolor: "FFFFFF", ...license, ...bars });
}

/** How a picture was taken. A missing member is as good as it gets. */
export interface Taken {
  /** Pixels of the picture. */
  readonly width?: number;
  readonly height?: number;
  /** Width of the barcode as a share of the picture's. */
  readonly share?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  /** Pixels of blur, as a standard deviation. */
  readonly blur?: number;
  /** Share of the light that is left. */
  readonly light?: number;
  /** A white spot of this share of the code's width, over its middle. */
  readonly glare?: number;
  /** How much narrower one end of the code is than the other. */
  readonly lean?: number;
  /** Steps of brightness by which pixels differ at random. */
  readonly noise?: number;
  /** Share of the card in a shadow that halves its light. */
  readonly shadow?: number;
  /** Quality of the JPEG. */
  readonly quality?: number;
  /** Draws the front of a license instead. */
  readonly isFront?: boolean;
}

/** Takes a picture of a card with a barcode in a page, and returns it as a JPEG. */
export async function photograph(page: Page, svg: string, taken: Taken = {}): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ svg, taken }) => {
      const { width = 1920, height = 1080, share = 0.7, turn = 0, blur = 0, light = 1, glare = 0, lean = 0, noise = 0, shadow = 0, quality = 0.9, isFront = false } = taken;
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const codeWidth = width * share;
      const codeHeight = (codeWidth * image.naturalHeight) / image.naturalWidth;
      const [cardWidth, cardHeight] = [codeWidth * 1.15, Math.max(codeWidth * 0.72, codeHeight * 1.5)];
      const canvasOf = (w: number, h: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
        const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(w), height: Math.round(h) });
        return [canvas, canvas.getContext("2d", { willReadFrequently: true })!];
      };
      const [card, drawing] = canvasOf(cardWidth, cardHeight);
      drawing.fillStyle = "#d9dde6";
      drawing.fillRect(0, 0, cardWidth, cardHeight);
      if (isFront) {
        drawing.fillStyle = "#222";
        drawing.font = `${Math.round(cardHeight / 16)}px sans-serif`;
        for (let row = 1; row < 12; row += 1) drawing.fillText(["DRIVER LICENSE  OKAFOR", "418 ALDER ST APT 2 COLUMBUS", "DOB 09/07/1988  EXP 09/07/2031"][row % 3]!, cardWidth * 0.05, (row * cardHeight) / 12);
      } else {
        drawing.fillStyle = "#555";
        drawing.fillRect(0, cardHeight * 0.06, cardWidth, cardHeight * 0.1);
        drawing.drawImage(image, (cardWidth - codeWidth) / 2, (cardHeight - codeHeight) / 2, codeWidth, codeHeight);
        if (glare > 0) {
          const [x, y, radius] = [cardWidth / 2, cardHeight / 2, (codeWidth * glare) / 2];
          const spot = drawing.createRadialGradient(x, y, 0, x, y, radius);
          spot.addColorStop(0, "#fff");
          spot.addColorStop(1, "#fff0");
          drawing.fillStyle = spot;
          drawing.fillRect(x - radius, y - radius, radius * 2, radius * 2);
        }
      }
      if (shadow > 0) {
        drawing.fillStyle = "#0008";
        drawing.fillRect(0, 0, cardWidth * shadow, cardHeight);
      }
      const [canvas, context] = canvasOf(width, height);
      context.fillStyle = "#6b6256";
      context.fillRect(0, 0, width, height);
      context.translate(width / 2, height / 2);
      context.rotate((turn * Math.PI) / 180);
      if (blur > 0) context.filter = `blur(${blur}px)`;
      if (lean > 0) {
        // Column by column, each a little smaller than the one before.
        for (let x = 0; x < cardWidth; x += 1) {
          const size = cardHeight * (1 - (lean * x) / cardWidth);
          context.drawImage(card, x, 0, 1, cardHeight, x - cardWidth / 2, -size / 2, 1.02, size);
        }
      } else context.drawImage(card, -cardWidth / 2, -cardHeight / 2);
      context.setTransform(1, 0, 0, 1, 0, 0);
      const pixels = context.getImageData(0, 0, width, height);
      // A generator of its own, so that each run takes the same picture.
      let seed = 7;
      const random = (): number => ((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648) * 2 - 1;
      for (let at = 0; at < pixels.data.length; at += 4) {
        const change = noise === 0 ? 0 : (random() + random()) * noise;
        for (let channel = 0; channel < 3; channel += 1) pixels.data[at + channel] = pixels.data[at + channel]! * light + change;
      }
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL("image/jpeg", quality).split(",")[1]!;
    },
    { svg, taken },
  );
  return Buffer.from(encoded, "base64");
}
