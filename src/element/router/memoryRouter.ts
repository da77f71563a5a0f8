import type { RouterAdapter } from "../../app/navigation/router";
import { forgetParameters } from "./forgetParameters";
import { canonical } from "./fragment";

/** No trace of ours in the URL, nor what it was told of a person: for hosts that want none. The browser's Back then leaves the page. */
export function memoryRouter(): RouterAdapter {
  let current: string | null = null;
  const set = (route: string) => {
    current = canonical(route);
  };
  return { read: () => current, push: set, replace: set, listen: () => () => {}, href: () => location.href, forget: forgetParameters };
}
