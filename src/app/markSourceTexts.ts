import { sourceLanguage, type Language } from "../kernel/language";

/** Attributes with a text that is read aloud or shown. */
const worded = ["aria-label", "aria-description", "placeholder", "alt", "title"];

/** Undoes what screens do to a text so that it doesn't break across lines. */
const plain = (text: string): string => text.replace(/\s+/g, " ").replaceAll("\u2011", "-").trim();

/** True for one of the texts, and for a paragraph that begins with one that is a sentence. */
const isOf = (texts: ReadonlySet<string>, shown: string): boolean =>
  texts.has(shown) || Array.from(shown.matchAll(/\. /g), ({ index }) => shown.slice(0, index + 1)).some((start) => texts.has(start));

/** Returns an element's own texts: those of its attributes, and its text without that of the elements in it. */
const textsOf = (element: Element): string[] =>
  [...worded.map((name) => element.getAttribute(name)), ...Array.from(element.childNodes, (node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : null))].flatMap((text) => plain(text ?? "") || []);

/**
 * Keeps `lang` on every element that shows one of `texts`, which the visitor's language lacks and which are therefore in the
 * source's, and on elements in it that show the visitor's language again. Screens needn't know which of their texts are
 * missing. An element on which a screen sets `lang` keeps it. Returns a function that ends this and removes the marks.
 */
export function markSourceTexts(root: ParentNode & Node, texts: ReadonlySet<string>, language: Language): () => void {
  const marked = new WeakSet<Element>();
  const mark = (): void => {
    const source = new Set(Array.from(texts, plain));
    for (const element of root.querySelectorAll("*")) {
      if (element.hasAttribute("lang") && !marked.has(element)) continue;
      const own = textsOf(element);
      const around = element.parentElement?.closest("[lang]")?.getAttribute("lang") ?? language;
      const shown = own.length === 0 ? around : own.some((text) => isOf(source, text)) ? sourceLanguage : language;
      if (shown !== around) {
        marked.add(element);
        element.setAttribute("lang", shown);
      } else if (marked.delete(element)) element.removeAttribute("lang");
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: worded });
  mark();
  return () => {
    observer.disconnect();
    for (const element of root.querySelectorAll("[lang]")) if (marked.has(element)) element.removeAttribute("lang");
  };
}
