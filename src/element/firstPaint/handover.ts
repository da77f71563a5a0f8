import type { Published } from "../../partner/published";
import type { FirstScreens } from "./tree";

/** The first screen that doesn't wait for React, as the widget that takes its place sees it. */
export interface PaintedScreen {
  /**
   * Gives its place to the screen that stands beside it by now, with values, focus, selection and the last press. `onGiven` is
   * called when it has: a character that is being composed is waited for.
   */
  giveWay(onGiven: () => void): void;
  end(): void;
}

/** Fetches and the first screen that were begun for an element before its class was there. */
export interface FirstPaint {
  readonly partner: string;
  readonly contentBase: string;
  /** The content network's answer. */
  readonly fetched: Promise<unknown>;
  /** Null until it is shown, and where there is none. */
  screen: PaintedScreen | null;
}

/*
 * The painter and the widget are two programs that share no module: the painter is there before the widget's code is. What one
 * leaves for the other hangs on the element and on the window under registered symbols.
 */
const begun = Symbol.for("insurance-quote.first-paint");
const own = Symbol.for("insurance-quote.own");

type Begun = Element & { [begun]?: FirstPaint };
type WithOwn = Window & { [own]?: readonly OwnScript[] };

export const setFirstPaint = (element: Begun, paint: FirstPaint): void => void (element[begun] = paint);

/** Takes the handover away as it is read: a second mounting of the element starts from nothing. */
export function takeFirstPaint(element: Begun): FirstPaint | null {
  const paint = element[begun] ?? null;
  delete element[begun];
  return paint;
}

/** Content and screens inside a partner's own script. Publishing writes it (embed-demo/publish/ownScript.ts). */
export interface OwnScript {
  readonly partner: string;
  readonly content: Published;
  readonly first: FirstScreens;
  /** Where dist lies, from the script's folder or absolute. */
  readonly dist: string;
}

export const ownScripts = (): readonly OwnScript[] => (window as WithOwn)[own] ?? [];

/** Drops the first screens' data, of no use once the widget is there. */
export function forgetScreens(): void {
  const page = window as WithOwn;
  if (page[own]) page[own] = page[own].map((script) => ({ ...script, first: { ...script.first, screens: {}, css: "" } }));
}

/** The content that a partner's own script has brought along; undefined where the page loads the plain one. */
export const ownContent = (partner: string): Published | undefined => ownScripts().find((script) => script.partner === partner)?.content;
