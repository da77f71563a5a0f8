/** The file of a draft's picture or font as a data URL, by its whole address; null for an address outside of its folder. */
export type FileAt = (address: string) => string | null;

/** Pixels of the page that a picture shows around the text that is meant, and the most of its height. */
const around = 40;
const tallest = 320;
/** Device pixels of a picture for each of the page's: the checks show it smaller than the page is. */
const density = 1.5;
const edge = { color: "#b42318", width: 3, gap: 3 };

/** A picture would show movements at their first frame, and scrollbars that a phone hides. The unit of lengths is registered with the page alone. */
const stillRules = `@property --iq-u{syntax:"<length>";inherits:true;initial-value:1px}*,::before,::after{animation:none!important;transition:none!important;scrollbar-width:none!important}`;

const rulesOf = (sheets: readonly CSSStyleSheet[]): string => sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join("");

/** The rules of a page and its widget for an element without a shadow root, with their files in them. */
function rulesFor(widget: Element, fileAt: FileAt): string {
  const rules = rulesOf(widget.ownerDocument.adoptedStyleSheets) + rulesOf(widget.shadowRoot!.adoptedStyleSheets);
  const filled = rules.replace(/url\("([^"]*)"\)/g, (whole, address: string) => {
    const file = fileAt(address);
    return file === null ? whole : `url("${file}")`;
  });
  return filled.replace(/:host\(/g, "insurance-quote:is(").replaceAll(":host", "insurance-quote") + stillRules;
}

/** Puts into a copy what markup doesn't have: what was typed and chosen, files, and the place of a dialog above the page. */
function complete(original: Element, copy: Element, fileAt: FileAt): void {
  const { HTMLInputElement: InputInFrame, HTMLOptionElement: OptionInFrame } = original.ownerDocument.defaultView as unknown as typeof globalThis;
  if (original instanceof InputInFrame) {
    copy.setAttribute("value", original.value);
    copy.toggleAttribute("checked", original.checked);
  }
  if (original instanceof OptionInFrame) copy.toggleAttribute("selected", original.selected);
  if (original.localName === "img") copy.setAttribute("src", fileAt(original.getAttribute("src") ?? "") ?? "");
  if (original.localName === "dialog") {
    const { left, top, width, height } = original.getBoundingClientRect();
    copy.setAttribute("style", `position:fixed;inset:auto;left:${left}px;top:${top}px;width:${width}px;height:${height}px;max-width:none;max-height:none;margin:0;z-index:9`);
  }
}

/** The whole page of a widget as an SVG of its size, which needs nothing else. */
function pageAsSvg(widget: Element, { width, height }: { width: number; height: number }, fileAt: FileAt): string {
  const copy = document.createElement(widget.localName);
  for (const { name, value } of widget.attributes) copy.setAttribute(name, value);
  copy.append(...[...widget.shadowRoot!.childNodes].map((child) => document.importNode(child, true)));
  const copies = copy.querySelectorAll("*");
  [...widget.shadowRoot!.querySelectorAll("*")].forEach((original, index) => complete(original, copies[index]!, fileAt));
  const style = document.createElement("style");
  style.textContent = rulesFor(widget, fileAt);
  copy.prepend(style);
  const { backgroundColor } = widget.ownerDocument.defaultView!.getComputedStyle(widget.ownerDocument.body);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${backgroundColor}"/><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(copy)}</foreignObject></svg>`;
}

/**
 * Shows an element of a widget as its visitor sees it, with what is around it, cut where the window ends, and a line around the
 * element, as a data URL; null where the browser can't.
 */
export async function screenPicture(frame: HTMLIFrameElement, widget: Element, element: Element, fileAt: FileAt): Promise<string | null> {
  const window = { width: frame.clientWidth, height: Math.max(frame.clientHeight, frame.contentDocument!.documentElement.scrollHeight) };
  const before = frame.style.height;
  try {
    // Parts that stand at the window's end would cover others in a page that is drawn whole.
    frame.style.height = `${window.height}px`;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(pageAsSvg(widget, window, fileAt))}`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    await image.decode();
    const height = Math.min(tallest, window.height, bottom - top + 2 * around);
    const from = Math.max(0, Math.min(window.height - height, top - around));
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: window.width * density, height: height * density });
    const pen = canvas.getContext("2d")!;
    pen.scale(density, density);
    pen.translate(0, -from);
    pen.drawImage(image, 0, 0, window.width, window.height);
    Object.assign(pen, { strokeStyle: edge.color, lineWidth: edge.width });
    pen.strokeRect(left - edge.gap, top - edge.gap, right - left + 2 * edge.gap, bottom - top + 2 * edge.gap);
    return canvas.toDataURL();
  } catch {
    // A browser may refuse to read pixels of a page: the check then says in words what is cut.
    return null;
  } finally {
    frame.style.height = before;
  }
}
