import type { DeviceClass } from "../database/tables/analyticsEvent";

const tablet = /iPad|Tablet|PlayBook|Kindle|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const phone = /Mobi|iPhone|iPod/i;
const desktop = /Windows NT|Macintosh|X11|CrOS/;

/**
 * The class of a caller's device, from what its browser says with each call; null for anything that isn't a browser. An iPad counts as
 * a desktop, because its browser says so. Nothing else of these headers is used or stored.
 */
export function deviceOf({ userAgent = "", isMobile = "" }: { readonly userAgent?: string | undefined; readonly isMobile?: string | undefined }): DeviceClass | null {
  if (isMobile === "?1") return "phone";
  if (tablet.test(userAgent)) return "tablet";
  if (phone.test(userAgent)) return "phone";
  return desktop.test(userAgent) ? "desktop" : null;
}
