import type { Locator } from "playwright";
import { lasting } from "./lasting";
import type { Visitor } from "./visitor";

/** Returns everything that overflows the widget sideways, or is too small to hit. */
export const layoutFaults = (visitor: Visitor): Promise<string[]> =>
  lasting(async () => {
    await visitor.settled();
    return faultsIn(visitor.widget);
  });

const faultsIn = (widget: Locator): Promise<string[]> =>
  widget.evaluate((element) => {
    const root = element.shadowRoot;
    const edge = element.getBoundingClientRect();
    const found: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push("the page scrolls sideways");
    const describeIt = (node: Element): string => `${node.localName} "${(node.textContent ?? "").trim().slice(0, 40)}"`;
    for (const node of root?.querySelectorAll("*") ?? []) {
      const { left, right, width, height } = node.getBoundingClientRect();
      const hidden = width <= 1 || height <= 1 || !(node as HTMLElement).checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (hidden || node.closest("svg, [aria-hidden=true]")) continue;
      if (right > edge.right + 1 || left < edge.left - 1) found.push(`${describeIt(node)} sticks out: ${left} to ${right} of ${edge.left} to ${edge.right}`);
      // WCAG 2.2: 24 px, except for links in a sentence.
      const target = node.matches("button, input:not([type=hidden]), select") || (node.matches("a") && !node.closest("p"));
      if (target && (width < 24 || height < 24)) found.push(`${describeIt(node)} is ${width} by ${height}`);
    }
    return found;
  });

/** Returns the faults at 320 px, which is 1280 px at 400% (WCAG 1.4.10). Restores the window's size. */
export async function reflowFaults(visitor: Visitor): Promise<string[]> {
  const before = visitor.page.viewportSize();
  await visitor.page.setViewportSize({ width: 320, height: 640 });
  const found = await layoutFaults(visitor);
  if (before) await visitor.page.setViewportSize(before);
  return found;
}

/** Returns the running animations that move or scale something. One of a millisecond shows a single frame, in which nothing moves. */
export const moving = (visitor: Visitor): Promise<string[]> =>
  visitor.widget.evaluate((element) =>
    (element.shadowRoot?.getAnimations() ?? []).flatMap((animation) => {
      if (Number(animation.effect?.getTiming().duration) <= 1) return [];
      const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
      const moves = frames.flatMap((frame) => Object.keys(frame).filter((property) => /^(?:transform|translate|scale|rotate|left|top|margin)/.test(property)));
      return moves.length > 0 ? [`${animation.id} ${moves.join()}`] : [];
    }),
  );
