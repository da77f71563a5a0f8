import type { RouterAdapter } from "insurance-quote";
import { pages } from "./pages";

const routeNow = (): string | null => new URLSearchParams(location.search).get("step");
const at = (route: string) => ({ path: "/quote", query: { step: route } });

/** Keeps the widget's route in Vue Router's own addresses. */
export const adapter: RouterAdapter = {
  read: routeNow,
  push: (route) => void pages.push(at(route)),
  replace: (route) => void pages.replace(at(route)),
  listen(onChange) {
    const travel = (): void => {
      if (location.pathname.endsWith("/quote")) onChange(routeNow());
    };
    addEventListener("popstate", travel);
    return () => removeEventListener("popstate", travel);
  },
  href: (route) => pages.resolve(at(route)).href,
};
