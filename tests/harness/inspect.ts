import { expect } from "vitest";
import { violations } from "./axe";
import { layoutFaults, reflowFaults } from "./layout";
import type { Visitor } from "./visitor";

/**
 * Inspects a screen of a walk with axe and for fit, on a phone also at 320 px. The visit has to be prepared `withAxe`. One
 * walk per line and width is enough.
 */
export async function inspect(visitor: Visitor, screen: string): Promise<void> {
  expect.soft(await violations(visitor), `${screen}: axe`).toEqual([]);
  const isNarrow = (visitor.page.viewportSize()?.width ?? 0) < 640;
  expect.soft(await (isNarrow ? reflowFaults(visitor) : layoutFaults(visitor)), `${screen}: layout`).toEqual([]);
}
