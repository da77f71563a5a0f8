import { css as gooberCss } from "goober";
import { baseStyles } from "./baseStyles";

interface Target {
  text: string;
  data: string;
  querySelector(): { parentNode: boolean; nonce: string; firstChild: Target };
}

/**
 * goober writes into a <style> element and seeds it through innerHTML: a strict CSP and Trusted Types refuse both. So it is
 * handed this stand-in for its element; what it writes goes, once a microtask, into one constructed sheet that every shadow
 * root adopts. goober looks for `querySelector` in a browser and for `data` where there is no window; both end here.
 */
const target: Target = {
  text: "",
  get data(): string {
    return this.text;
  },
  set data(text: string) {
    if (text === this.text) return;
    this.text = text;
    if (sheet && !pending) {
      pending = true;
      queueMicrotask(flush);
    }
  },
  querySelector: () => ({ parentNode: true, nonce: "", firstChild: target }),
};

let base: CSSStyleSheet | undefined;
let sheet: CSSStyleSheet | undefined;
let pending = false;

function flush(): void {
  pending = false;
  sheet?.replaceSync(target.text);
}

/**
 * Styles of one component as a class name. Called at module level, so that the rules are there before the first paint.
 * Every declaration ends in a semicolon (goober drops a last one without); a selector that goes on after `)` is written
 * as a nested block (goober splits it).
 */
export const css = /* @__PURE__ */ gooberCss.bind({ target });

/**
 * What the build makes of a `css` template (tests/build/compileStyles.mjs): its rules, under their class name. With it a page
 * does none of goober's work, and carries none of goober.
 */
export function compiled(name: string, rules: string): string {
  target.data += rules;
  return name;
}

/** Gives a shadow root the widget's styles. The sheets are shared: a second element on the page costs nothing. */
export function adoptStyles(root: ShadowRoot): void {
  base ??= constructed(baseStyles);
  sheet ??= new CSSStyleSheet();
  flush();
  root.adoptedStyleSheets = [base, sheet, ...root.adoptedStyleSheets.filter((other) => other !== base && other !== sheet)];
}

/** As text, for screens that are rendered when the widget is built. Nothing in a browser calls it. */
export const styleText = (): { readonly base: string; readonly components: string } => ({ base: baseStyles, components: target.text });

function constructed(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
