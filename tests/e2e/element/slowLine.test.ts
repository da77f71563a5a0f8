import { expect } from "vitest";
import { test } from "../../harness/test";

/** Chromium's own presets for such lines: bytes per second, and milliseconds of round trip. */
const connections = [
  { name: "2G", throughput: (250 * 1024) / 8, latency: 300 },
  { name: "3G", throughput: (750 * 1024) / 8, latency: 100 },
] as const;

test.for(connections)("over $name the widget arrives, no fallback remains, and the first field works", async ({ throughput, latency }, { open }) => {
  const visitor = await open({
    width: "phone",
    prepare: async (context, page) => {
      const chromium = await context.newCDPSession(page);
      await chromium.send("Network.enable");
      await chromium.send("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
    },
  });
  await visitor.arrive();
  await visitor.field("Home address").pressSequentially("1 Main");
  await expect.poll(() => visitor.field("Home address").inputValue()).toBe("1 Main");
  await visitor.press("Almost there!");
  // Only the widget shows this message; the painted screen can't.
  await visitor.sees(/^Choose your address from the list/);
  await expect.poll(() => visitor.page.getByRole("link", { name: "Continue on our site" }).count()).toBe(0);
});
