import type { RouterAdapter } from "../../app/navigation/router";
import { entriesBackTo, onTravel, write } from "./browserHistory";
import { canonical } from "./fragment";
import { forgetParameters } from "./forgetParameters";
import type { Placement } from "./placements";

/**
 * An adapter for the page's address. It also keeps the route in memory, for when the URL has none of ours: because the
 * visitor followed a link of the host to `#section-3`, or because the URL can't be written.
 */
export function urlRouter({ read, place, remove }: Placement): RouterAdapter {
  let current: string | null = null;
  const here = () => new URL(location.href);
  const fromUrl = () => read(here());

  const go = (how: "push" | "replace", to: string) => {
    const route = canonical(to);
    // An entry that the host made during our screen. Back passes it on the way to that screen, and has to show it.
    const left = how === "push" && current !== null && fromUrl() === null ? place(here(), current) : null;
    if (left) write("replace", left.href);
    const url = place(here(), route);
    const unchanged = url?.href === location.href || (how === "push" && current === route && fromUrl() === route);
    current = route;
    if (url && !unchanged) write(how, url.href);
  };

  return {
    read: () => (current = fromUrl() ?? current),
    push: (route) => go("push", route),
    replace: (route) => go("replace", route),
    back(to) {
      const route = canonical(to);
      const entries = entriesBackTo((url) => {
        const shown = read(url);
        return shown === null ? null : shown === route;
      });
      if (entries > 0) history.go(-entries);
      return entries > 0;
    },
    listen: (onChange) =>
      onTravel(() => {
        const route = fromUrl();
        if (route === null || route === current) return;
        current = route;
        onChange(route);
      }),
    href: (route) => (place(here(), canonical(route)) ?? here()).href,
    forget: forgetParameters,
    page: () => remove(here()).href,
    leave() {
      current = null;
      const { href } = remove(here());
      if (href !== location.href) write("replace", href);
    },
  };
}
