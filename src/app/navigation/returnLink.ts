interface Return {
  /** The link from a referral, or "". */
  readonly said: string;
  /** The partner's own link, from its config. */
  readonly own: string | undefined;
  /** Further origins that a referral may lead to, from the config. */
  readonly origins?: readonly string[] | undefined;
  /** The URL of the page that contains the widget. */
  readonly page: string;
}

function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/** Identifies a page by origin and path: query and fragment hold routes and tracking. */
const placeOf = (url: string): string | null => {
  const parsed = parse(url);
  return parsed && parsed.origin + parsed.pathname.replace(/\/+$/, "");
};

/**
 * Returns the logo's link: the referral's if its origin is the partner's, one of its allowed origins or the host page's; else the
 * partner's own. Null if that is the page the visitor is on.
 */
export function returnLink({ said, own, origins = [], page }: Return): string | null {
  const allowed = [own ?? "", page, ...origins].map((url) => parse(url)?.origin);
  const url = said && allowed.includes(parse(said)?.origin) ? said : own;
  // At build time the address is a placeholder that doesn't parse.
  return url && (placeOf(url) === null || placeOf(url) !== placeOf(page)) ? url : null;
}
