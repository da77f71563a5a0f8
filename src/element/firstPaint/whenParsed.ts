/** True if something follows the element or one of its ancestors. While the parser is inside an element, nothing does. */
function isParsed(element: Element): boolean {
  for (let node: Node | undefined = element; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host) {
    if (node.nextSibling) return true;
  }
  return document.readyState !== "loading";
}

/**
 * Resolves when the parser has left the elements. It may pause in one before or in the middle of the first screen that the
 * page brings, and the rest would then follow whatever replaced the screen.
 */
export function whenParsed(elements: Iterable<Element>): Promise<void> {
  const areParsed = (): boolean => [...elements].every(isParsed);
  if (areParsed()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!areParsed()) return;
      parsing.disconnect();
      document.removeEventListener("readystatechange", look);
      resolve();
    };
    const parsing = new MutationObserver(look);
    parsing.observe(document, { childList: true, subtree: true });
    document.addEventListener("readystatechange", look);
  });
}
