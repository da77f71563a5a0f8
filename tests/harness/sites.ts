import type { Origins } from "../../embed-demo/hosting/origins";

/** Reads a site's route from its address, on purpose without the widget's own code. */
export interface Site {
  readonly id: "partner" | "car-maker" | "quote";
  readonly partner: "prairie-lantern" | "auvane" | "default";
  readonly brand: string;
  /** Returns the address of the line's first page, entered as a visitor does. */
  start(origins: Origins): string;
  /** Returns the page's address at a route of the widget, such as `auto/driver`. */
  at(origins: Origins, route: string): string;
  /** Returns the widget's route in an address: `auto/driver`, or with its modal `auto/address?modal=…`. */
  routeIn(address: string): string | null;
}

const inParts = (parts: string): string | null => {
  const ours = parts.split("&").find((part) => part.startsWith("iq=/"));
  return ours === undefined ? null : decodeURIComponent(ours.slice("iq=/".length));
};

/** An article of the second partner, with the widget below the fold. */
export const partnerSite: Site = {
  id: "partner",
  partner: "prairie-lantern",
  brand: "Prairie Lantern Credit Union",
  start: ({ sites }) => `${sites}/partner/`,
  at: ({ sites }, route) => `${sites}/partner/#iq=/${route}`,
  routeIn: (address) => inParts(new URL(address).hash.slice(1)),
};

export const carMakerSite: Site = {
  id: "car-maker",
  partner: "auvane",
  brand: "Auvane Motors",
  start: ({ sites }) => `${sites}/car-maker/`,
  at: ({ sites }, route) => `${sites}/car-maker/?iq=/${route}`,
  routeIn: (address) => inParts(new URL(address).search.slice(1)),
};

export const quoteSite: Site = {
  id: "quote",
  partner: "default",
  brand: "Clearmoor",
  start: ({ sites }) => `${sites}/quote/auto/address`,
  at: ({ sites }, route) => `${sites}/quote/${route}`,
  routeIn(address) {
    const { pathname, searchParams } = new URL(address);
    const path = pathname.replace(/^\/quote\/?/, "");
    const modal = searchParams.get("modal");
    return modal === null ? path : `${path}?modal=${modal}`;
  },
};

export const allSites = [partnerSite, carMakerSite, quoteSite];

/**
 * Returns the demo's sites under a partner's host name, because some rules differ on `localhost`. The browser's flags
 * resolve it.
 */
export const underPartnersName = ({ sites }: Origins): string => sites.replace("localhost", "partner.example");
