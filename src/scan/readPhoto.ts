import { drawn } from "./drawn";
import type { Detect, Way } from "./found";
import { sharpened } from "./sharpened";

/** Milliseconds after which a photo counts as unreadable. */
const photoTime = 8_000;
/** Pixels of the longer side. More only take longer. */
const largest = 4_000;

interface Attempt extends Way {
  /** Of the picture, at most `largest`. */
  readonly scale: number;
  /** Degrees. The decoder finds codes by itself that are two degrees off, or on their side. */
  readonly turn: number;
  readonly isSharpened?: true;
}

/** The likeliest first. */
const attempts: readonly Attempt[] = [
  { scale: 1, turn: 0, binarizer: "LocalAverage" },
  { scale: 1, turn: 0, binarizer: "GlobalHistogram" },
  { scale: 0.5, turn: 0, binarizer: "LocalAverage" },
  { scale: 1, turn: 0, binarizer: "LocalAverage", isSharpened: true },
  ...[4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44].flatMap((turn) => [turn, -turn]).map((turn) => ({ scale: 1, turn, binarizer: "LocalAverage" }) as const),
  { scale: 1.6, turn: 0, binarizer: "LocalAverage", isSharpened: true },
  { scale: 1, turn: 0, binarizer: "GlobalHistogram", isSharpened: true },
  { scale: 0.5, turn: 0, binarizer: "GlobalHistogram" },
];

/** Lets the page paint and react between two attempts. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads a photo in every way that is worth trying. Resolves to null after the last one, when `time` is over (milliseconds), or if
 * `signal` is aborted. Rejects if the file is no picture.
 */
export async function readPhoto<Value>(
  photo: Blob,
  detect: Detect,
  accept: (text: string) => Value | null,
  signal: AbortSignal,
  time = photoTime,
): Promise<Value | null> {
  const began = performance.now();
  const bitmap = await createImageBitmap(photo);
  const fit = Math.min(1, largest / Math.max(bitmap.width, bitmap.height));
  try {
    for (const { scale, turn, isSharpened, binarizer } of attempts) {
      if (signal.aborted || performance.now() - began > time) return null;
      const picture = drawn(bitmap, bitmap, { scale: Math.min(fit * scale, largest / Math.max(bitmap.width, bitmap.height)), turn });
      for (const text of await detect(isSharpened ? sharpened(picture) : picture, { binarizer })) {
        const value = text === "" ? null : accept(text);
        if (value !== null) return value;
      }
      await breathe();
    }
    return null;
  } finally {
    bitmap.close();
  }
}
