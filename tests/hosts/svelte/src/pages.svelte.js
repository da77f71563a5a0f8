/** A router of a few lines: the page and its query, as the address has them. */
export const base = "/host";
export const place = $state({ path: location.pathname.slice(base.length), search: location.search });

const follow = () => Object.assign(place, { path: location.pathname.slice(base.length), search: location.search });
addEventListener("popstate", follow);

export function go(address, { replace = false } = {}) {
  if (replace) history.replaceState(history.state, "", address);
  else history.pushState(null, "", address);
  follow();
}
