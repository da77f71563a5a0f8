import { timings } from "../business/timings";
import { contentUrl, isPartnerId } from "./contentUrls";
import { fetchJson, type Fetch } from "./fetchJson";
import type { Published } from "./published";

export interface ContentRequest {
  readonly partner: string;
  /** Absolute address of the content network's root. */
  readonly contentBase: string;
  readonly fetch: Fetch;
  /** The copy in the partner's own script. */
  readonly own?: unknown;
}

/**
 * Fetches the partner's one file from the network, within two seconds. If the partner's script declares its own copy the
 * source, returns that without asking the network. The painter uses this, too, so nothing here may need a schema.
 */
export const fetchContent = async ({ partner, contentBase, fetch, own }: ContentRequest): Promise<unknown> =>
  (own as Partial<Published> | undefined)?.config?.flags?.localContent
    ? own
    : isPartnerId(partner) ? fetchJson(fetch, timings.partnerContent)(contentUrl(contentBase, partner)) : Promise.reject(new Error("not a partner id"));
