import { expect, it, vi } from "vitest";
import { createLogger } from "../../kernel/logger";
import type { RouterAdapter } from "./router";
import { guardRouter } from "./router";

const throws = (): never => {
  throw new Error("theirs");
};

it("continues without a URL when a host's router throws, and logs that", () => {
  const sink = vi.fn();
  const router = guardRouter(
    { read: throws, push: throws, replace: throws, back: throws, listen: throws, href: throws, forget: throws, leave: throws },
    createLogger([sink]),
  );
  expect([router.read(), router.push("a"), router.replace("a"), router.back?.("a"), router.href("a"), router.forget?.(["am"])]).toEqual([
    null,
    undefined,
    undefined,
    false,
    "#",
    undefined,
  ]);
  router.listen(() => undefined)();
  expect(sink).toHaveBeenCalledTimes(7);
  expect(sink).toHaveBeenCalledWith(expect.objectContaining({ level: "error", code: "router-threw" }));
});

it("stops listening safely if the host's listen() returns nothing", () => {
  const adapter = { read: () => "auto", push: vi.fn(), replace: vi.fn(), listen: () => undefined, href: (route: string) => `#${route}` };
  const router = guardRouter(adapter as unknown as RouterAdapter, createLogger([]));
  router.listen(() => undefined)();
  router.push("auto/driver");
  expect(adapter.push).toHaveBeenCalledWith("auto/driver");
  expect([router.read(), router.href("auto"), router.back?.("auto"), router.forget?.([])]).toEqual(["auto", "#auto", false, undefined]);
});
