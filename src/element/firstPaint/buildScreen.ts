import type { SaidElement } from "./tree";

/** Builds the screen as DOM. */
export function buildScreen({ tag, attributes, children }: SaidElement, within = "http://www.w3.org/1999/xhtml"): HTMLElement {
  const namespace = tag === "svg" ? "http://www.w3.org/2000/svg" : within;
  const element = document.createElementNS(namespace, tag) as HTMLElement;
  for (const [name, value] of Object.entries(attributes)) {
    // Set as a property, because a strict CSP refuses a style attribute.
    if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.map((child) => (typeof child === "string" ? child : buildScreen(child, namespace))));
  return element;
}
