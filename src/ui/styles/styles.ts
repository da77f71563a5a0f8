import { css as gooberCss } from "goober";
import { baseStyles } from "./baseStyles";

interface Target {
  data: string;
  querySelector(): { parentNode: boolean; nonce: string; firstChild: Target };
}

/**
 * A stand-in for the <style> element that goober writes to. With a window, as in tests, goober calls `querySelector`;
 * without one, as in the build, it uses `data`.
 */
const target: Target = { data: "", querySelector: () => ({ parentNode: true, nonce: "", firstChild: target }) };

/**
 * Returns the styles of one component as a class name. Every declaration must end in a semicolon (goober drops a last one
 * without), and a selector that continues after `)` must be a nested block (goober splits it). The build replaces the call
 * with the class name, and collects the rules of all components in one sheet (src/build/compileStyles.mjs), so that pages
 * neither run nor load goober.
 */
export const css = /* @__PURE__ */ gooberCss.bind({ target });

/** Returns the rules as text, for screens that the build renders. Browsers never call it. */
export const styleText = (): { readonly base: string; readonly components: string } => ({ base: baseStyles, components: target.data });
