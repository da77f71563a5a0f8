/**
 * A route inside a string of `&`-joined parts that belongs to somebody else: the host's hash or its query. Ours is the part
 * `iq=/auto/driver` (`iq.<instance>=` for further instances on a page); every other part keeps its bytes and its place,
 * which is why URLSearchParams, that writes everything anew, is not used.
 */

/** An adapter's parameter for one instance: the first instance of a page has the bare name, others add their own (`iq.2`). */
export const keyOf = (parameter: string, instanceId: string): string => (instanceId === "1" ? parameter : `${parameter}.${instanceId}`);

/** Our route in the parts; null when there is none. Slashes around it are accepted, the route has neither. */
export function routeIn(parts: string, key: string): string | null {
  const ours = parts.split("&").find((part) => part.startsWith(`${key}=`));
  return ours === undefined ? null : canonical(decoded(ours.slice(key.length + 1)));
}

/** The parts with our route set, where ours was or at the end. */
export function withRoute(parts: string, key: string, route: string): string {
  const ours = `${key}=/${encoded(route)}`;
  const all = parts === "" ? [] : parts.split("&");
  const at = all.findIndex((part) => part.startsWith(`${key}=`));
  return (at < 0 ? [...all, ours] : all.map((part, index) => (index === at ? ours : part))).join("&");
}

/** The parts without the parameters of these names. */
export const withoutParameters = (parts: string, names: readonly string[]): string =>
  parts
    .split("&")
    .filter((part) => !names.includes(decoded(part.split("=", 1)[0] ?? "")))
    .join("&");

/** `/auto/driver/?modal=x` is `auto/driver?modal=x`. */
export function canonical(route: string): string {
  const [path = "", ...query] = route.split("?");
  const trimmed = path.split("/").filter(Boolean).join("/");
  return query.length > 0 ? `${trimmed}?${query.join("?")}` : trimmed;
}

/** Slashes, question and equals signs may stand in a hash and in a query as they are; these may not. */
const encoded = (route: string): string => route.replace(/[&#%+\s]/g, encodeURIComponent);

/** Text that somebody mangled reads as it stands: it leads to an unknown route, not to an exception. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
