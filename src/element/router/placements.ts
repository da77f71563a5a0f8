import { canonical, decoded, routeIn, withoutParameters, withRoute } from "./fragment";

/** The place of the route in a URL. Its functions are pure: they take the URL's parts and don't touch the page. */
export interface Placement {
  read(url: URL): string | null;
  /** Returns the URL with the route in it; null if the host uses that place itself. */
  place(url: URL, route: string): URL | null;
  /** Returns the URL without our route. */
  remove(url: URL): URL;
}

/** `/article#section-2&iq=/auto/driver`: the host's hash stays in front, so that its links still work. */
export function inHash(key: string): Placement {
  return {
    read: (url) => routeIn(url.hash.slice(1), key),
    place(url, route) {
      const hash = url.hash.slice(1);
      if (ownedByHostRouter(hash)) return null;
      url.hash = withRoute(hash, key, route);
      return url;
    },
    remove(url) {
      url.hash = withoutParameters(url.hash.slice(1), [key]);
      return url;
    },
  };
}

/** `/article?page=2&iq=/auto/driver`. */
export function inQuery(key: string): Placement {
  return {
    read: (url) => routeIn(url.search.slice(1), key),
    place(url, route) {
      url.search = withRoute(url.search.slice(1), key, route);
      return url;
    },
    remove(url) {
      url.search = withoutParameters(url.search.slice(1), [key]);
      return url;
    },
  };
}

/** `/quote/auto/driver?modal=…`: a page that belongs to the widget. Its other parameters stay. */
export function inPath(basePath: string): Placement {
  const base = `/${canonical(basePath)}`.replace(/\/$/, "");
  return {
    read(url) {
      if (url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return null;
      const modal = url.searchParams.get("modal");
      const path = decoded(url.pathname.slice(base.length));
      return canonical(modal === null ? path : `${path}?modal=${modal}`);
    },
    place(url, route) {
      const [path = "", query = ""] = route.split("?");
      const others = url.search
        .slice(1)
        .split("&")
        .filter((part) => part !== "" && !part.startsWith("modal="));
      url.pathname = `${base}/${path}`;
      url.search = [...others, query].filter(Boolean).join("&");
      return url;
    },
    remove(url) {
      url.pathname = base || "/";
      url.search = withoutParameters(url.search.slice(1), ["modal"]);
      return url;
    },
  };
}

/** `#/products` and `#!products` are pages of a host with its own router, to which our part would be an unknown page. */
const ownedByHostRouter = (hash: string): boolean => hash.startsWith("/") || hash.startsWith("!");
