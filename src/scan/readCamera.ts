import { drawn, type Part } from "./drawn";
import type { Detect, Way } from "./found";
import { hintFor, type Hint } from "./hintFor";
import { sharpened } from "./sharpened";

/** Pixels of a frame's longer side. More would take longer than the next frame. */
const largest = 2_400;

interface Look extends Way {
  readonly isSharpened?: true;
  /** Degrees. */
  readonly turn?: number;
  /** Looks at the whole picture, for a code that is outside the frame. */
  readonly isWhole?: true;
}

/** One for each frame, again and again: a code that one of them misses, another reads. */
const looks: readonly Look[] = [
  { binarizer: "LocalAverage" },
  { binarizer: "GlobalHistogram" },
  { binarizer: "LocalAverage", isSharpened: true },
  { binarizer: "LocalAverage", turn: 4 },
  { binarizer: "LocalAverage", turn: -4 },
  { binarizer: "LocalAverage", isWhole: true },
];

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

interface Reading<Value> {
  readonly video: HTMLVideoElement;
  readonly detect: Detect;
  /** The part of the picture inside the frame. */
  readonly part: () => Part;
  readonly accept: (text: string) => Value | null;
  readonly onHint: (hint: Hint) => void;
  readonly signal: AbortSignal;
}

/** Reads frames until one holds what is looked for. Resolves to null if `signal` is aborted. Rejects if the detector fails. */
export async function readCamera<Value>({ video, detect, part, accept, onHint, signal }: Reading<Value>): Promise<Value | null> {
  for (let count = 0; !signal.aborted; await nextFrame()) {
    const size = { width: video.videoWidth, height: video.videoHeight };
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || size.width === 0) continue;
    const { isWhole, isSharpened, binarizer, turn = 0 } = looks[count % looks.length]!;
    count += 1;
    const shown = isWhole ? { x: 0, y: 0, ...size } : part();
    const picture = drawn(video, size, { part: shown, scale: Math.min(1, largest / Math.max(shown.width, shown.height)), turn });
    const found = await detect(isSharpened ? sharpened(picture) : picture, { binarizer });
    if (signal.aborted) return null;
    for (const text of found) {
      const value = text === "" ? null : accept(text);
      if (value !== null) return value;
    }
    if (!isWhole && turn === 0) onHint(hintFor(picture, found.length > 0));
  }
  return null;
}
