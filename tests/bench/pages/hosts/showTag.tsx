import { createElement } from "react";
import type { Root } from "react-dom/client";
import { createRoot } from "react-dom/client";

/** Renders the tag of the page's folder with React. */
export function showTag(): void {
  const [, folder] = location.pathname.split("/");
  const line = location.pathname.endsWith("address.html") ? "auto" : "life";
  const style = { display: "block", minHeight: 900 };
  let root: Root | undefined;
  const page = {
    mount() {
      root = createRoot(document.querySelector("#place")!);
      root.render(createElement("insurance-quote", { line, load: "eager", environment: "local", api: `/${folder}/api`, content: `/${folder}/content`, style }));
    },
    unmount: () => root?.unmount(),
  };
  page.mount();
  window.__bench = page;
}
