import type { RouterAdapter } from "../../app/navigation/router";
import { forgetParameters } from "./forgetParameters";
import { canonical } from "./fragment";

/**
 * Keeps the route in memory, for hosts that want no trace of ours, and no personal parameters, in the URL. The browser's
 * Back then leaves the page.
 */
export function memoryRouter(): RouterAdapter {
  let current: string | null = null;
  const set = (route: string) => {
    current = canonical(route);
  };
  return { read: () => current, push: set, replace: set, listen: () => () => {}, href: () => location.href, forget: forgetParameters };
}
