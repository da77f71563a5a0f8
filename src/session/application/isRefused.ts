/**
 * Tells whether the service refuses every call of this page, because of the partner's key or the page's origin. Retrying is
 * pointless.
 */
export const isRefused = (code: string): boolean => code === "PARTNER_KEY_INVALID" || code === "ORIGIN_NOT_ALLOWED";
