import { registerUnit } from "../../partner/themeRule";

interface Adopted {
  readonly sheet: CSSStyleSheet;
  /** Next, where it was pressed before any script was there. */
  readonly pressed: HTMLElement | null;
}

/**
 * The first screen that the page itself has brought, as declarative shadow DOM (embed-demo/publish/screenInPage.ts): null where
 * it has none, or somebody has taken it over. Marked with whose it is: `auvane/auto/en`.
 */
export const broughtIn = (root: ShadowRoot | null): HTMLElement | null => root?.querySelector("[data-brought]") ?? null;

/** Makes of it what `buildScreen` would have made: the rules become a sheet, and Next sends its form. What was typed stays. */
export function adoptScreen(root: ShadowRoot, screen: HTMLElement): Adopted {
  const sheet = new CSSStyleSheet();
  const next = screen.querySelector<HTMLButtonElement>("[popovertarget]");
  // A popover is what a browser opens without a script: an open one remembers the press. Where there are none, none is open.
  const isPressed = CSS.supports("selector(:popover-open)") && root.querySelector(":popover-open") !== null;
  sheet.replaceSync(root.querySelector("style")!.textContent);
  // The last rule is about a page without scripts.
  sheet.deleteRule(sheet.cssRules.length - 1);
  registerUnit();
  screen.removeAttribute("data-brought");
  for (const name of ["popovertarget", "popovertargetaction"]) next?.removeAttribute(name);
  next?.setAttribute("type", "submit");
  root.adoptedStyleSheets = [sheet];
  for (const other of [...root.children]) if (other !== screen) other.remove();
  return { sheet, pressed: isPressed ? next : null };
}
