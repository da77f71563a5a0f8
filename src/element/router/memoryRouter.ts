import type { RouterAdapter } from "../../app/router";
import { canonical } from "./fragment";

/** No trace in the URL: for hosts that want none. The browser's Back then leaves the page. */
export function memoryRouter(): RouterAdapter {
  let current: string | null = null;
  const set = (route: string) => {
    current = canonical(route);
  };
  return { read: () => current, push: set, replace: set, listen: () => () => {}, href: () => location.href };
}
