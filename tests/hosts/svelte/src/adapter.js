import { go } from "./pages.svelte.js";

const routeNow = () => new URLSearchParams(location.search).get("step");
const at = (route) => `?step=${encodeURIComponent(route)}`;

/** Keeps the widget's route in the app's own addresses. */
export const adapter = {
  read: routeNow,
  push: (route) => go(at(route)),
  replace: (route) => go(at(route), { replace: true }),
  listen(onChange) {
    const travel = () => {
      if (location.pathname.endsWith("/quote")) onChange(routeNow());
    };
    addEventListener("popstate", travel);
    return () => removeEventListener("popstate", travel);
  },
  href: at,
};
