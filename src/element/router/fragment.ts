/**
 * A route inside a string of `&`-joined parts that belongs to the host: its hash or its query. Ours is the part
 * `iq=/auto/driver` (`iq.<instance>=` for further instances on a page). Every other part keeps its bytes and its place;
 * URLSearchParams isn't used, because it rewrites everything.
 */

/** An adapter's parameter for one instance: the first instance of a page has the bare name, others add their own (`iq.2`). */
export const keyOf = (parameter: string, instanceId: string): string => (instanceId === "1" ? parameter : `${parameter}.${instanceId}`);

/** Returns our route in the parts; null when there is none. Surrounding slashes are removed. */
export function routeIn(parts: string, key: string): string | null {
  const ours = parts.split("&").find((part) => part.startsWith(`${key}=`));
  return ours === undefined ? null : canonical(decoded(ours.slice(key.length + 1)));
}

/** Returns the parts with our route set, in its old place or at the end. */
export function withRoute(parts: string, key: string, route: string): string {
  const ours = `${key}=/${encoded(route)}`;
  const all = parts === "" ? [] : parts.split("&");
  const at = all.findIndex((part) => part.startsWith(`${key}=`));
  return (at < 0 ? [...all, ours] : all.map((part, index) => (index === at ? ours : part))).join("&");
}

/** Returns the parts without the parameters of these names. */
export const withoutParameters = (parts: string, names: readonly string[]): string =>
  parts
    .split("&")
    .filter((part) => !names.includes(decoded(part.split("=", 1)[0] ?? "")))
    .join("&");

/** Normalizes `/auto/driver/?modal=x` to `auto/driver?modal=x`. */
export function canonical(route: string): string {
  const [path = "", ...query] = route.split("?");
  const trimmed = path.split("/").filter(Boolean).join("/");
  return query.length > 0 ? `${trimmed}?${query.join("?")}` : trimmed;
}

/** Encodes only the characters that a hash or query can't contain; slashes, question marks and equals signs stay. */
const encoded = (route: string): string => route.replace(/[&#%+\s]/g, encodeURIComponent);

/** Decodes text. Malformed text isn't changed, so that it leads to an unknown route and not to an exception. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
