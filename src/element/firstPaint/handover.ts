import type { Published } from "../../partner/published";
import type { FirstScreens } from "./tree";

/** The first screen that doesn't wait for React, as seen by the widget that replaces it. */
export interface PaintedScreen {
  /**
   * Hands over to the screen beside it, with values, focus, selection and the last press. Waits for a character in
   * composition; then calls `onGiven`.
   */
  giveWay(onGiven: () => void): void;
  end(): void;
}

/** Requests and the first screen that were started for an element before its class was defined. */
export interface FirstPaint {
  readonly partner: string;
  readonly contentBase: string;
  /** The content network's response. */
  readonly fetched: Promise<unknown>;
  /** Null until it is shown, or if there is none. */
  screen: PaintedScreen | null;
}

/* The painter and the widget are two programs that share no module, because the painter runs before the widget's code
   arrives. They exchange data on the element and on the window under registered symbols. */
const begun = Symbol.for("insurance-quote.first-paint");
const own = Symbol.for("insurance-quote.own");

type Begun = Element & { [begun]?: FirstPaint };
type WithOwn = Window & { [own]?: readonly OwnScript[] };

export const setFirstPaint = (element: Begun, paint: FirstPaint): void => void (element[begun] = paint);

export const firstPaintOf = (element: Begun): FirstPaint | undefined => element[begun];

/** Returns and removes the handover: a second mounting of the element starts from nothing. */
export function takeFirstPaint(element: Begun): FirstPaint | null {
  const paint = element[begun] ?? null;
  delete element[begun];
  return paint;
}

/** Content and screens in a partner's own script. Publishing writes it (embed-demo/publish/ownScript.ts). */
export interface OwnScript {
  readonly partner: string;
  readonly content: Published;
  readonly first: FirstScreens;
  /** Address of dist, absolute or relative to the script's folder. */
  readonly dist: string;
}

export const ownScripts = (): readonly OwnScript[] => (window as WithOwn)[own] ?? [];

/** Drops the first screens' data, which are useless once the widget runs. */
export function forgetScreens(): void {
  const page = window as WithOwn;
  if (page[own]) page[own] = page[own].map((script) => ({ ...script, first: { ...script.first, screens: {}, css: "" } }));
}

/** The content in a partner's own script; undefined if the page uses the plain loader. */
export const ownContent = (partner: string): Published | undefined => ownScripts().find((script) => script.partner === partner)?.content;
