import { timings } from "../business/timings";
import { contentUrl, isPartnerId } from "./contentUrls";
import { fetchJson, type Fetch } from "./fetchJson";

export interface ContentRequest {
  readonly partner: string;
  /** Absolute address of the content network's root. */
  readonly contentBase: string;
  readonly fetch: Fetch;
}

/** The network's one file of this partner, within two seconds. Of the painter too, so nothing here may know a schema. */
export const fetchContent = ({ partner, contentBase, fetch }: ContentRequest): Promise<unknown> =>
  isPartnerId(partner) ? fetchJson(fetch, timings.partnerContent)(contentUrl(contentBase, partner)) : Promise.reject(new Error("not a partner id"));
