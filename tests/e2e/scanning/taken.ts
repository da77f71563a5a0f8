import type { Taken } from "../../harness/barcodes";

interface Photo {
  readonly what: string;
  readonly taken: Taken;
  readonly isRead: boolean;
}

const photo = (what: string, taken: Taken, isRead = true): Photo => ({ what, taken, isRead });

/** Photos of a license's code, 1920 × 1080 pixels unless they say otherwise, and whether the decoder reads them. embed-demo/docs/partners/scanning.md sums them up. */
export const photos: readonly Photo[] = [
  photo("straight", {}),
  photo("upside down", { turn: 180 }),
  photo("on its side", { turn: 90, share: 0.5 }),
  ...[2, 4, 7, 10, 14, 18, 22, 26, 30, 36, 42].flatMap((turn) => [photo(`turned by ${turn}°`, { turn, share: 0.55 }), photo(`turned by −${turn}°`, { turn: -turn, share: 0.55 })]),
  ...[0.5, 0.4, 0.3].map((share) => photo(`${share * 100} % of the width`, { share })),
  photo("half as many pixels", { width: 960, height: 540 }),
  ...[0.5, 0.25, 0.12].map((light) => photo(`${light * 100} % of the light, with noise`, { light, noise: 6 })),
  ...[1, 2].map((blur) => photo(`blurred by ${blur} pixels`, { blur })),
  ...[3, 5].map((blur) => photo(`blurred by ${blur} pixels`, { blur }, false)),
  ...[0.1, 0.2, 0.3].map((glare) => photo(`a glare on ${glare * 100} % of its width`, { glare })),
  ...[0.05, 0.1, 0.2].map((lean) => photo(`one end ${lean * 100} % smaller`, { lean })),
  photo("half in shadow", { shadow: 0.5 }),
  photo("dim, blurred, and turned", { light: 0.3, noise: 4, blur: 1.5, turn: 5 }),
  photo("dim, turned, and half in shadow", { light: 0.4, noise: 4, turn: -6, shadow: 0.4 }),
  photo("strongly compressed", { quality: 0.3 }),
];

interface Film {
  readonly what: string;
  readonly frames: readonly Taken[];
}

/** A hand is never still: from frame to frame the card turns, comes closer and goes away, and every other frame is blurred. */
const film = (what: string, { share = 0.6, turn = 0, blur = 0, ...taken }: Taken, shake = 3): Film => ({
  what,
  frames: Array.from({ length: 8 }, (_frame, at) => ({
    ...taken,
    turn: turn + 3 * Math.sin(at),
    share: share * (1 + 0.08 * Math.cos(at / 2)),
    blur: blur + (at % 2) * shake,
  })),
});

/** A camera's pictures of a license's code, 1920 × 1080 pixels unless they say otherwise; all are read. */
export const films: readonly Film[] = [
  film("in good light", {}),
  film("from further away", { share: 0.4 }),
  film("by a camera of 1280 × 720 pixels", { width: 1280, height: 720 }),
  film("in the dark, with noise", { light: 0.2, noise: 6 }),
  film("under a lamp that glares", { glare: 0.25 }),
  // A page takes minutes to draw a picture that is both blurred and aslant.
  film("held aslant", { lean: 0.15, turn: 6 }, 0),
  film("half in shadow, and a little blurred", { shadow: 0.5, blur: 1 }),
];
