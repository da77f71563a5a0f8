/** Scrolls the widget's top into view if it isn't. */
export function showTop(host: Element): void {
  // The host's sticky header covers the top. The page's own scroll-padding keeps the widget below it.
  const top = parseFloat(getComputedStyle(host).getPropertyValue("--iq-sticky-top")) || 0;
  if (host.getBoundingClientRect().top < top) host.scrollIntoView({ block: "start", behavior: "instant" });
}
