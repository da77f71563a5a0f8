import { css as gooberCss } from "goober";
import { baseStyles } from "./baseStyles";

interface Target {
  data: string;
  querySelector(): { parentNode: boolean; nonce: string; firstChild: Target };
}

/**
 * goober writes into a <style> element, and is handed this stand-in. It looks for `querySelector` where there is a window, as
 * in tests, and for `data` where there is none, as when the widget is built.
 */
const target: Target = { data: "", querySelector: () => ({ parentNode: true, nonce: "", firstChild: target }) };

/**
 * Styles of one component as a class name. Every declaration ends in a semicolon (goober drops a last one without); a selector
 * that goes on after `)` is written as a nested block (goober splits it). The build puts the class name in its place, and the
 * rules into one sheet for all components (src/build/compileStyles.mjs): a page does none of goober's work, and carries none of it.
 */
export const css = /* @__PURE__ */ gooberCss.bind({ target });

/** As text, for screens that are rendered when the widget is built. Nothing in a browser calls it. */
export const styleText = (): { readonly base: string; readonly components: string } => ({ base: baseStyles, components: target.data });
