/** The values of the `router` attribute. Separate from the adapters, which arrive with the widget. */
export const routerNames = ["hash", "query", "path", "memory"] as const;
export type RouterName = (typeof routerNames)[number];

/**
 * Matches a page's address with a route of any widget on it (`#iq=/auto/driver`, `?iq.2=/pet/info`). The parameters of all
 * adapters stand here, for the loader and the painter, which run before the adapters are there.
 */
export const routeInAddress = /[#&?]iq\b/;
