import type { MarkdownRenderer } from "vitepress";

/** Pages link to other pages from the root of the docs. What else has no protocol names a file of the repository. */
const isFile = (href: string): boolean => !/^(?:[a-z]+:|[/#])/.test(href) && !/^[\w-]+\.md(?:#|$)/.test(href);

/** Shows a link to a file of the repository as its text alone: readers of the site have no repository. */
export function withoutFileLinks(md: MarkdownRenderer): void {
  md.core.ruler.push("without-file-links", (state) => {
    for (const { children } of state.tokens) {
      let isLeftOut = false;
      for (const token of children ?? []) {
        if (token.type === "link_open") isLeftOut = isFile(token.attrGet("href") ?? "");
        if (!isLeftOut || !token.type.startsWith("link_")) continue;
        token.type = "text";
        token.content = "";
      }
    }
  });
}
