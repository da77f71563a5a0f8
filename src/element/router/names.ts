/** The values of the `router` attribute. Apart from the adapters, which come with the widget. */
export const routerNames = ["hash", "query", "path", "memory"] as const;
export type RouterName = (typeof routerNames)[number];
