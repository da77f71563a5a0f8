import { expect } from "vitest";
import { Visitor } from "../harness/visitor";
import { reachPrices, type Walk } from "./walk";

/**
 * Drives the widget in two frames: with its origin it gets prices; without one it starts, and reports that the quote service
 * doesn't know the page.
 */
export const walkSandbox: Walk = async (visitor) => {
  const { page, journal } = visitor;
  journal.allow(/can escape its sandboxing/);
  const inFrame = async (title: string): Promise<Visitor> => {
    const iframe = page.locator(`iframe[title="${title}"]`);
    // Chromium draws no frames of another origin that can't be seen.
    await iframe.scrollIntoViewIfNeeded();
    const framed = new Visitor({ ...visitor, frame: iframe.contentFrame() });
    await framed.arrive();
    return framed;
  };
  const framed = await inFrame("With its origin");
  await reachPrices(framed);

  journal.allow(/from origin 'null' has been blocked by CORS policy/, /net::ERR_FAILED/);
  const opaque = await inFrame("Without its origin");
  await opaque.sees("Tell us about your pet");
  await expect.poll(() => opaque.widget.evaluate(() => Reflect.get(window, "heard") as string[])).toContain("service-refused");
};
