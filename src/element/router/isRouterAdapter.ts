import type { RouterAdapter } from "../../app/navigation/router";

/** Tells whether a host's `router` property can serve as an adapter. One whose members throw can't. */
export function isRouterAdapter(value: unknown): value is RouterAdapter {
  const methods = ["read", "push", "replace", "listen", "href"] as const;
  try {
    return typeof value === "object" && value !== null && methods.every((name) => typeof Reflect.get(value, name) === "function");
  } catch {
    return false;
  }
}
