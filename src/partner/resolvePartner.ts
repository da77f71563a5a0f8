import { defaultPartner, isPartnerId } from "./contentUrls";

export interface PartnerHints {
  /** The element's `partner` attribute. */
  readonly attribute?: string | null;
  /** The host page's query. */
  readonly query: URLSearchParams;
  /** Set on the standalone page only: on a partner's own page the host name says nothing. */
  readonly hostname?: string;
}

/** quote.auvane.example names no partner; auvane.quote.example and dev.auvane.quote.example name auvane. */
function fromSubdomain(hostname: string | undefined): string | null {
  if (hostname === undefined || /^[\d.]+$|:/.test(hostname)) return null;
  const labels = hostname.toLowerCase().split(".").filter((label) => !["dev", "qa", "uat", "www"].includes(label));
  const domain = labels.at(-1) === "localhost" ? 1 : 2;
  return labels.length > domain ? labels[0]! : null;
}

/**
 * Finds the partner of a page: the attribute, then the query's `privateLabelPartner`, `partner`, `organization`, then the
 * host's subdomain, then the default. A value that can't be a partner's id is ignored.
 */
export function resolvePartner({ attribute, query, hostname }: PartnerHints): string {
  const named = [
    attribute,
    query.get("privateLabelPartner"),
    query.get("partner"),
    query.get("organization"),
    fromSubdomain(hostname),
  ];
  return named.map((name) => name?.trim().toLowerCase()).find((name) => name !== undefined && isPartnerId(name)) ?? defaultPartner;
}
