import { registerUnit } from "../../partner/themeRule";

interface Adopted {
  readonly sheet: CSSStyleSheet;
  /** The button that was pressed before any script was there. */
  readonly pressed: HTMLElement | null;
}

/**
 * The first screen that the page itself has brought, as declarative shadow DOM (embed-demo/publish/screenInPage.ts): null where
 * it has none, or somebody has taken it over. Marked with whose it is: `auvane/auto/en`.
 */
export const broughtIn = (root: ShadowRoot | null): HTMLElement | null => root?.querySelector("[data-brought]") ?? null;

/** Makes of it what `buildScreen` would have made: the rules become a sheet, and buttons do what is theirs. What was typed stays. */
export function adoptScreen(root: ShadowRoot, screen: HTMLElement): Adopted {
  const sheet = new CSSStyleSheet();
  let pressed: HTMLElement | null = null;
  // A popover is what a browser opens without a script: an open one remembers the press. Where there are none, none is open.
  const open = CSS.supports("selector(:popover-open)") ? root.querySelector(":popover-open")?.id : "";
  for (const button of screen.querySelectorAll("button")) {
    if (button.getAttribute("popovertarget") === open) pressed = button;
    button.setAttribute("type", button.dataset.type ?? "button");
    for (const name of ["popovertarget", "popovertargetaction", "data-type"]) button.removeAttribute(name);
  }
  sheet.replaceSync(root.querySelector("style")!.textContent);
  // The last rule is about a page without scripts.
  sheet.deleteRule(sheet.cssRules.length - 1);
  registerUnit();
  screen.removeAttribute("data-brought");
  root.adoptedStyleSheets = [sheet];
  for (const other of [...root.children]) if (other !== screen) other.remove();
  return { sheet, pressed };
}
