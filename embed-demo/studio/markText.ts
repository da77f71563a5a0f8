import { ownText } from "./fitFaults";

/** Brings a text of a widget's screen into view, with a line around it, until the returned function is called. */
export function markText(widget: Element, text: string): () => void {
  const said = [...(widget.shadowRoot?.querySelectorAll<HTMLElement>("*") ?? [])].filter((node) => ownText(node) === text);
  const node = said.find((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  if (!node) return () => undefined;
  node.scrollIntoView({ block: "center" });
  Object.assign(node.style, { outline: "3px solid #b42318", outlineOffset: "3px" });
  return () => void Object.assign(node.style, { outline: "", outlineOffset: "" });
}
