/** Whether the service serves no call of this page: it doesn't know the partner's key, or the page's origin. Trying again is of no use. */
export const isRefused = (code: string): boolean => code === "PARTNER_KEY_INVALID" || code === "ORIGIN_NOT_ALLOWED";
