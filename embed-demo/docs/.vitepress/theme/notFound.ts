import { withBase } from "vitepress";
import { h, type VNode } from "vue";

/** The page for an unknown address. The generator's own has no main landmark. */
export const notFound = (): VNode =>
  h("main", { class: "not-found vp-doc" }, [
    h("h1", "This page isn't here"),
    h("p", ["It may have moved. Search finds it, or ", h("a", { href: withBase("/") }, "begin at the docs' first page"), "."]),
  ]);
