import { expect, it } from "vitest";
import { deviceOf } from "./deviceOf";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  ["iPhone", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, "phone"],
  ["Android phone", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, "phone"],
  ["Firefox on Android", "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0", "phone"],
  ["Android tablet", `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "tablet"],
  ["iPad that asks for mobile pages", `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`, "tablet"],
  ["Fire tablet", `Mozilla/5.0 (Linux; Android 11; KFTRWI) ${webkit} Silk/120.4 like Chrome/120.0 Safari/537.36`, "tablet"],
  ["Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "desktop"],
  ["Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.5 Safari/605.1.15`, "desktop"],
  ["Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", "desktop"],
  ["Chromebook", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "desktop"],
  ["a partner's server", "node", null],
  ["nothing", undefined, null],
])("%s", (_what, userAgent, expected) => {
  expect(deviceOf({ userAgent })).toBe(expected);
});

it("believes the browser's own hint", () => {
  expect(deviceOf({ userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, isMobile: "?1" })).toBe("phone");
  expect(deviceOf({ userAgent: `Mozilla/5.0 (Windows NT 10.0) ${webkit}`, isMobile: "?0" })).toBe("desktop");
});
