/** A text that doesn't fit where it stands. */
export interface Misfit {
  readonly text: string;
  readonly what: "sticks out" | "is cut off" | "breaks a word";
  readonly element: Element;
}

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A text of one element, without those of the elements in it. */
export const ownText = (node: Element): string => tidy([...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? "").join(" "));

/** True if a short word of the element is on two lines: it has too little room. */
function breaksWord(node: Element): boolean {
  const range = node.ownerDocument.createRange();
  return [...node.childNodes].some((text) => {
    if (text.nodeType !== Node.TEXT_NODE || /@|:\/\//.test(text.textContent ?? "")) return false;
    return [...(text.textContent ?? "").matchAll(/(?<![\p{L}\p{N}])\p{L}{2,7}(?![\p{L}\p{N}])/gu)].some(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  });
}

/** The texts of a widget's screen that a visitor can't read whole. An open dialog is measured alone. */
export function fitFaults(widget: Element): readonly Misfit[] {
  const root = widget.shadowRoot;
  const view = widget.ownerDocument.defaultView;
  if (!root || !view) return [];
  const edge = widget.getBoundingClientRect();
  const found = new Map<string, Misfit>();
  for (const node of ([...root.querySelectorAll("dialog[open]")].at(-1) ?? root).querySelectorAll("*")) {
    const text = ownText(node);
    if (text === "" || node.closest("svg, .vh, select, option, [data-over]")) continue;
    const box = node.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = view.getComputedStyle(node);
    if (style.clipPath !== "none") continue;
    const control = node.closest("button, a, label, td, th")?.getBoundingClientRect();
    const sticksOut = box.right > edge.right + 1 || box.left < edge.left - 1 || (control !== undefined && style.display !== "inline" && box.right > control.right + 2);
    const isCut = /hidden|clip/.test(style.overflow) && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2);
    const what = sticksOut ? "sticks out" : isCut ? "is cut off" : breaksWord(node) ? "breaks a word" : null;
    if (what) found.set(text, { text, what, element: node });
  }
  return [...found.values()];
}
