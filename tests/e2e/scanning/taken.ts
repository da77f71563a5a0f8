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
