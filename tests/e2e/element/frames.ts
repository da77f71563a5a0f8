import type { BrowserContext, Page } from "playwright";

/** What a visitor saw of the brand in one frame: the heading and the color of the button that goes on. */
type Frame = readonly [heading: string, color: string];

/** Notes every frame that differs from the one before it. For a context whose pages are yet to come. */
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
