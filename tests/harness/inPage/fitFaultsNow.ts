/**
 * Returns what a reader of a screen can't read or reach, at this moment (see `fitFaults`). Runs in the page: it uses nothing
 * from outside.
 */
export function fitFaultsNow(): string[] {
  const element = document.querySelector("insurance-quote")!;
  const root = element.shadowRoot!;
  const edge = element.getBoundingClientRect();
  const found = new Set<string>();
  const name = (node: Element): string => `${node.localName} "${(node.textContent ?? "").trim().slice(0, 40)}"`;
  const isOut = (box: DOMRect): boolean => box.right > edge.right + 1 || box.left < edge.left - 1;
  const seen: [Element, DOMRect][] = [];

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.add("the page scrolls sideways");
  for (const node of (Array.from(root.querySelectorAll("dialog[open]")).at(-1) ?? root).querySelectorAll("*")) {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    if (box.width <= 1 || box.height <= 1 || node.closest("svg") || style.clipPath !== "none") continue;
    if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (isOut(box)) found.add(`${name(node)} sticks out`);
    const isCut = !node.matches("input, select, .iq, dialog") && /hidden|clip/.test(style.overflow);
    if (isCut && (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2)) found.add(`${name(node)} is cut off`);
    if (node.matches("button, a, label") && style.display !== "inline") {
      for (const part of node.querySelectorAll("span, b, small")) {
        const inner = part.getBoundingClientRect();
        const stands = inner.width > 1 && part.checkVisibility() && getComputedStyle(part).position === "static" && !part.closest(".vh");
        if (stands && (inner.right > box.right + 2 || inner.left < box.left - 2)) found.add(`${name(part)} leaves ${name(node)}`);
      }
    }
    if (node.closest("[data-over], .vh, .now, select, option")) continue;
    for (const text of node.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = Array.from(range.getClientRects());
      for (const line of lines) {
        seen.push([node, line]);
        if (isOut(line)) found.add(`the text of ${name(node)} sticks out`);
      }
      // A long word may have to break in an enlarged font. A short word that breaks has too little room. Addresses may
      // break, and a calendar has seven days to a line.
      if (lines.length > 1 && !node.matches("th") && !text.textContent.includes("@")) {
        for (const { 0: word, index } of text.textContent.matchAll(/(?<![\p{L}\p{N}])\p{L}{2,6}(?![\p{L}\p{N}])/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) found.add(`${name(node)} breaks “${word}”`);
        }
      }
      const words = text.textContent.trimEnd();
      if (lines.length !== 1 || !/^[a-z].*[.?!]$/i.test(words)) continue;
      range.setStart(text, words.length - 1);
      range.setEnd(text, words.length);
      if (range.getBoundingClientRect().left < lines[0]!.left + lines[0]!.width / 2) found.add(`${name(node)} begins with its last sign`);
    }
    if (node.matches("input:not([type=radio], [type=checkbox], [type=range]), select")) {
      seen.push([node, box]);
      if (element.getAttribute("dir") === "rtl" && style.textAlign !== "right") found.add(`${name(node)} begins at its left`);
    }
  }
  seen.forEach(([one, box], index) => {
    for (const [other, its] of seen.slice(index + 1)) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const width = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const height = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      // Lines of a text may overlap slightly.
      if (width > 2 && height > Math.min(box.height, its.height) * 0.35) found.add(`${name(one)} is over ${name(other)}`);
    }
  });
  return [...found];
}
