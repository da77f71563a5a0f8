/**
 * Gives a widget's text the spacing that WCAG 1.4.12 lets a reader set, or takes it away. Runs in the page: it uses nothing
 * from outside.
 */
export function spaceText(isSpaced: boolean): void {
  const root = document.querySelector("insurance-quote")!.shadowRoot!;
  const others = root.adoptedStyleSheets.filter((sheet) => !Reflect.has(sheet, "isSpacing"));
  if (!isSpaced && others.length === root.adoptedStyleSheets.length) return;
  const sheet = Object.assign(new CSSStyleSheet(), { isSpacing: true });
  sheet.replaceSync("*, ::before, ::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }");
  root.adoptedStyleSheets = isSpaced ? [...others, sheet] : others;
}
