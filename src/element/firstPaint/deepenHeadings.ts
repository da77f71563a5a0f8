/** Replaces each heading by one that is this many levels deeper, down to 6 (ui/layout/Heading.tsx). */
export function deepenHeadings(screen: Element, levels: number): void {
  for (const heading of screen.querySelectorAll("h1,h2,h3")) {
    const deeper = document.createElement(`h${Math.min(6, Number(heading.tagName[1]) + levels)}`);
    for (const { name, value } of heading.attributes) deeper.setAttribute(name, value);
    deeper.append(...heading.childNodes);
    heading.replaceWith(deeper);
  }
}
