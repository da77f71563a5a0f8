/** Brings the widget's top into sight where it has been scrolled away. */
export function showTop(host: Element): void {
  // A header of the host's that sticks lies over what is at the top. Where it leaves off is the page's own scroll-padding.
  const top = parseFloat(getComputedStyle(host).getPropertyValue("--iq-sticky-top")) || 0;
  if (host.getBoundingClientRect().top < top) host.scrollIntoView({ block: "start" });
}
