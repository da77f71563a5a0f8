import { describe, expect } from "vitest";
import { allSites } from "../harness/sites";
import type { Visitor } from "../harness/visitor";
import { test } from "../harness/test";
import { screensIn, success } from "./funnel/auto";
import { waitForQuotes } from "./funnel/quotes";

/** Everything that sticks out of the widget sideways, or is too small to hit. */
const faults = (visitor: Visitor): Promise<string[]> =>
  visitor.widget.evaluate((element) => {
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
      // WCAG 2.2: 24 px; links in a sentence are excepted.
      const target = node.matches("button, input:not([type=hidden]), select") || (node.matches("a") && !node.closest("p"));
      if (target && (width < 24 || height < 24)) found.push(`${describeIt(node)} is ${width} by ${height}`);
    }
    return found;
  });

describe("every screen fits", () => {
  test.for(allSites.map((site) => ({ site, at: site.id })))("$at at 320 px, which is 1280 at 400 %", async ({ site }, { visit }) => {
    const visitor = await visit({ site, viewport: { width: 320, height: 640 } });
    for (const screen of screensIn("TX", site)) {
      await visitor.isAt(screen.route);
      if (screen.route === "auto/policy-compare") await waitForQuotes(visitor);
      await visitor.settled();
      expect(await faults(visitor), screen.route).toEqual([]);
      await screen.answer(visitor);
    }
    await visitor.isAt(success);
    await visitor.seesHeading("You're all set, Morgan");
    await visitor.settled();
    expect(await faults(visitor), success).toEqual([]);
  });
});

describe("with reduced motion", () => {
  test("nothing slides: no animation moves or scales anything", async ({ visit }) => {
    const visitor = await visit({ reducedMotion: "reduce" });
    const moving = (): Promise<string[]> =>
      visitor.widget.evaluate((element) =>
        (element.shadowRoot?.getAnimations() ?? []).flatMap((animation) => {
          const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
          const moves = frames.flatMap((frame) => Object.keys(frame).filter((property) => /^(?:transform|translate|scale|rotate|left|top|margin)/.test(property)));
          return moves.length > 0 ? [`${animation.id} ${moves.join()}`] : [];
        }),
      );
    for (const screen of screensIn("CA")) {
      await visitor.isAt(screen.route);
      await visitor.heading().waitFor();
      expect(await moving(), screen.route).toEqual([]);
      await screen.answer(visitor);
    }
    await visitor.isAt(success);
    expect(await moving(), success).toEqual([]);
  });
});
