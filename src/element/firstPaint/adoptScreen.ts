import { registerUnit } from "../../partner/themeRule";

interface Adopted {
  readonly sheet: CSSStyleSheet;
  /** The button that was pressed before any script ran. */
  readonly pressed: HTMLElement | null;
}

/**
 * Returns the first screen that the page has brought as declarative shadow DOM (embed-demo/publish/screenInPage.ts); null if
 * there is none or it was already adopted. Its mark names its partner, line and language: `auvane/auto/en`.
 */
export const broughtIn = (root: ShadowRoot | null): HTMLElement | null => root?.querySelector("[data-brought]") ?? null;

/**
 * Turns it into a screen like those of `buildScreen`: the rules become a sheet, and buttons get their own behavior. Typed
 * text stays.
 */
export function adoptScreen(root: ShadowRoot, screen: HTMLElement): Adopted {
  const sheet = new CSSStyleSheet();
  let pressed: HTMLElement | null = null;
  // Browsers open a popover without a script, so an open popover remembers the press. Without support for popovers, none is
  // open.
  const open = CSS.supports("selector(:popover-open)") ? root.querySelector(":popover-open")?.id : "";
  for (const button of screen.querySelectorAll("button")) {
    if (button.getAttribute("popovertarget") === open) pressed = button;
    button.setAttribute("type", button.dataset.type ?? "button");
    for (const name of ["popovertarget", "popovertargetaction", "data-type"]) button.removeAttribute(name);
  }
  sheet.replaceSync(root.querySelector("style")!.textContent);
  // The last rule is for a page without scripts.
  sheet.deleteRule(sheet.cssRules.length - 1);
  registerUnit();
  screen.removeAttribute("data-brought");
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  for (const other of [...root.children]) if (other !== screen) other.remove();
  return { sheet, pressed };
}
