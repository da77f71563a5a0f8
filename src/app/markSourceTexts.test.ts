// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Language } from "../kernel/language";
import { markSourceTexts } from "./markSourceTexts";

const french = "fr" as Language;
let stop: () => void = () => undefined;
afterEach(() => stop());

/** Marks a screen that shows these English texts, and returns its HTML as it is now. */
function shown(html: string, ...english: string[]): { root: HTMLElement; texts: Set<string> } {
  const root = document.createElement("div");
  root.innerHTML = html;
  const texts = new Set(english);
  stop = markSourceTexts(root, texts, french);
  return { root, texts };
}

describe("what a language lacks is marked as the source's", () => {
  it.each<[string, string, string]>([
    ["a text of its own", "<h1>Compare</h1><p>Continuer</p>", '<h1 lang="en">Compare</h1><p>Continuer</p>'],
    ["a paragraph of several", "<p>It is sold. Nothing is paid.</p><p>It is new</p>", '<p lang="en">It is sold. Nothing is paid.</p><p>It is new</p>'],
    ["a label", '<button aria-label="Compare">x</button>', '<button aria-label="Compare" lang="en">x</button>'],
    ["a text that may not break", "<p>Call (800)\u00a0555\u20110142</p>", '<p lang="en">Call (800)&nbsp;555\u20110142</p>'],
    ["around a link in the visitor's language", "<p>Compare <a>Aide</a></p>", '<p lang="en">Compare <a lang="fr">Aide</a></p>'],
    ["except where a screen says the language", '<p lang="es">Compare</p>', '<p lang="es">Compare</p>'],
  ])("%s", (_what, html, marked) => {
    expect(shown(html, "Compare", "It is sold.", "It", "Call (800) 555-0142").root.innerHTML).toBe(marked);
  });

  it("as soon as it is shown, and no longer than that", async () => {
    const { root, texts } = shown("<p>Continuer</p>");
    const [line] = root.children as unknown as [HTMLElement];
    texts.add("Compare");
    line.firstChild!.nodeValue = "Compare";
    await vi.waitFor(() => expect(line.getAttribute("lang")).toBe("en"));
    line.firstChild!.nodeValue = "Continuer";
    await vi.waitFor(() => expect(line.hasAttribute("lang")).toBe(false));
  });

  it("until the language changes", () => {
    const { root } = shown("<h1>Compare</h1>", "Compare");
    stop();
    expect(root.innerHTML).toBe("<h1>Compare</h1>");
  });
});
