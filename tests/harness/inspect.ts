import { expect } from "vitest";
import { violations } from "./axe";
import { layoutFaults, reflowFaults } from "./layout";
import type { Visitor } from "./visitor";

/**
 * What is looked at on every screen that a walk through a line stands on: axe, and that it fits, on a phone also at 320 px.
 * The visit is to be prepared `withAxe`. A walk a line and width is enough: it rides along.
 */
export async function inspect(visitor: Visitor, screen: string): Promise<void> {
  expect.soft(await violations(visitor), `${screen}: axe`).toEqual([]);
  const isNarrow = (visitor.page.viewportSize()?.width ?? 0) < 640;
  expect.soft(await (isNarrow ? reflowFaults(visitor) : layoutFaults(visitor)), `${screen}: layout`).toEqual([]);
}
