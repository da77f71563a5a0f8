import type { BrowserContext, Page } from "playwright";

/** The brand as seen in one frame: the heading and the color of the main button. */
type Frame = readonly [heading: string, color: string];

/** Records every frame that differs from the one before it, on all pages that the context opens later. */
export const watchFrames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { seenFrames: frames });
    const look = (): void => {
      const root = document.querySelector("insurance-quote")?.shadowRoot;
      const shown = (selector: string) => [...(root?.querySelectorAll(selector) ?? [])].filter((element) => element.checkVisibility());
      const button = shown("form button[type=submit]")[0];
      const frame: Frame = [shown("h1").map(({ textContent }) => textContent).join(), button ? getComputedStyle(button).backgroundColor : ""];
      if (button && String(frame) !== String(frames.at(-1))) frames.push(frame);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

export const framesOf = (page: Page): Promise<readonly Frame[]> => page.evaluate(() => Reflect.get(window, "seenFrames") as Frame[]);
