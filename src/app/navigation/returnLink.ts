interface Return {
  /** The link from a referral, or "". */
  readonly said: string;
  /** The partner's own, from its config. */
  readonly own: string | undefined;
  /** Further origins that a referral may lead to, from the config. */
  readonly origins?: readonly string[] | undefined;
  /** The page that the widget stands in. */
  readonly page: string;
}

function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/** Identifies a page: query and fragment hold routes and tracking. */
const placeOf = (url: string): string | null => {
  const parsed = parse(url);
  return parsed && parsed.origin + parsed.pathname.replace(/\/+$/, "");
};

/**
 * Where the logo leads: to the page that a referral names, as long as it is of the partner's, of its allowed origins or of the
 * host page's own; else to the partner's own. Null where that is the page that the visitor is on.
 */
export function returnLink({ said, own, origins = [], page }: Return): string | null {
  const allowed = [own ?? "", page, ...origins].map((url) => parse(url)?.origin);
  const url = said && allowed.includes(parse(said)?.origin) ? said : own;
  // At build time the address is a mark, and there is no page.
  return url && (placeOf(url) === null || placeOf(url) !== placeOf(page)) ? url : null;
}
