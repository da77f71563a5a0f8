import type { Page } from "playwright";
import { expect } from "vitest";
import type { Snippet } from "./task";

/** The heading up to which the reader has read; null at the start of a page. */
type Place = string | null;

/** A page of the docs in a browser, as somebody reads it. */
export class DocPage {
  readonly #page: Page;
  #place: Place = null;

  constructor(page: Page) {
    this.#page = page;
  }

  get path(): string {
    return new URL(this.#page.url()).pathname;
  }

  /** Presses a link. Returns the words that were read to find it. */
  async follow(name: string): Promise<number> {
    const links = this.#page.getByRole("link", { name, exact: true });
    // A link of the text comes before the same one in a bar.
    const inText = this.#page.locator(".vp-doc").getByRole("link", { name, exact: true });
    const link = (await inText.count()) > 0 ? inText.first() : links.first();
    const words = await link.evaluate(countBefore, this.#place);
    const before = await this.#title();
    await link.click();
    await expect.poll(() => this.#title()).not.toBe(before);
    this.#place = null;
    return words;
  }

  /** Presses a heading of the outline. Returns the words of the outline. */
  async jump(heading: string): Promise<number> {
    const outline = this.#page.locator(".VPDocAsideOutline");
    await outline.getByRole("link", { name: heading, exact: true }).click();
    this.#place = heading;
    return ((await outline.textContent()) ?? "").split(/\s+/).filter(Boolean).length;
  }

  /** Reads up to the end of a section. Returns its words, and those on the way. */
  async read(heading: string): Promise<number> {
    const title = this.#heading(heading);
    const { words, next } = await title.evaluate(countSection, this.#place);
    this.#place = next;
    return words;
  }

  /** The code of a snippet, as the block's Copy button copies it. Throws unless there is exactly one. */
  async copy({ under, language, with: part = "" }: Snippet): Promise<string> {
    const codes = await this.#heading(under).evaluate(codesUnder, language);
    const found = codes.filter((code) => code.includes(part));
    if (found.length !== 1) throw new Error(`${this.path} has ${found.length} blocks of ${language} with "${part}" under "${under}".`);
    return `${found[0]!.trimEnd()}\n`;
  }

  readonly #title = async (): Promise<string> => (await this.#page.locator(".vp-doc h1").first().textContent()) ?? "";

  #heading(name: string) {
    return this.#page.locator(".vp-doc :is(h1, h2, h3, h4)").filter({ hasText: new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}[\\s\\u200b]*$`) }).first();
  }
}

/*
 * These run in the page, and so have nothing around them. Words of a code block are those of its text; elsewhere those of each piece
 * of text, because cells stand beside each other without a space.
 */

function countBefore(target: Element, place: string | null): number {
  const within = target.closest(".vp-doc, .VPSidebar, .VPNav") ?? document.body;
  const title = (element: Element): string => (element.textContent ?? "").replace(/\u200b/g, "").trim();
  const from = place === null ? null : ([...within.querySelectorAll("h1, h2, h3, h4")].find((element) => title(element) === place) ?? null);
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (target.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) break;
    if (from && !(from.compareDocumentPosition(node) & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY))) continue;
    words += (node.textContent ?? "").split(/\s+/).filter(Boolean).length;
  }
  return words;
}

function countSection(heading: Element, place: string | null): { words: number; next: string | null } {
  const doc = heading.closest(".vp-doc") ?? document.body;
  const headings = [...doc.querySelectorAll("h1, h2, h3, h4")];
  const title = (element: Element): string => (element.textContent ?? "").replace(/\u200b/g, "").trim();
  const from = place === null ? null : (headings.find((element) => title(element) === place) ?? null);
  const level = Number(heading.tagName[1]);
  const end = headings.slice(headings.indexOf(heading) + 1).find((element) => Number(element.tagName[1]) <= level) ?? null;
  const isBefore = (one: Node, other: Node): boolean => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;
  const walker = document.createTreeWalker(doc, NodeFilter.SHOW_TEXT);
  let words = 0;
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (from && !from.contains(node) && isBefore(node, from)) continue;
    if (end && (end.contains(node) || isBefore(end, node))) break;
    if (node.parentElement?.closest("button, span.lang, .header-anchor, style")) continue;
    const code = node.parentElement?.closest("pre") ?? null;
    if (code && code === block) continue;
    block = code;
    words += count((code ?? node).textContent ?? "");
  }
  return { words, next: end && title(end) };
}

function codesUnder(heading: Element, language: string): string[] {
  const doc = heading.closest(".vp-doc") ?? document.body;
  const headings = [...doc.querySelectorAll("h1, h2, h3, h4")];
  const end = headings.slice(headings.indexOf(heading) + 1).find((element) => Number(element.tagName[1]) <= Number(heading.tagName[1]));
  return [...doc.querySelectorAll(`div.language-${language} pre code`)]
    .filter((code) => (heading.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (!end || (code.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0))
    .map((code) => code.textContent ?? "");
}
