import { resumeParameter } from "../business/limits";
import type { LineSlug } from "../business/lines";
import { slugsReadFromHostPath } from "../business/lines";
import { openStorage } from "./kept/storage";

/**
 * The part of the host page's address that the widget reads: a fixed list of query parameters, because the others are the
 * page's own. `am`, `lm` and `pm` stay encoded here; their reader decodes them and removes them from the URL.
 */
export interface HostContext {
  readonly query: URLSearchParams;
  readonly lineInPath: LineSlug | null;
  readonly splookup: string | null;
  readonly referralCode: string | null;
  /** The agent and location that sent the visitor, which override the partner's own `agentId` and `locationId`. */
  readonly agent: string | null;
  readonly location: string | null;
  readonly applicationId: string | null;
  readonly addressPrefill: string | null;
  readonly lifePrefill: string | null;
  readonly petPrefill: string | null;
  readonly coverageAmount: string | null;
  /** The secret of a resume link. It is in the fragment, which browsers send to no server. */
  readonly resumeSecret: string | null;
  /** The chat is hidden in the partner's mobile app. */
  readonly isMobileClient: boolean;
  /**
   * `test=e2e` turns off analytics and animation. Outside production only, because a link could turn them off for a visitor.
   */
  readonly isTest: boolean;
  readonly stateFilterOff: boolean;
  /** `cdnDevTools` shows or hides the partner switcher, outside production only; null if the partner's flag decides. */
  readonly devTools: boolean | null;
}

/** Parameters with personal data, and lookups that work once: removed from the URL once they are read. */
export const sensitiveParameters = ["am", "lm", "pm", "splookup"] as const;

/** True if the address asks for more than a start: a lookup, a prefill, or a visit to resume. */
export const hasTask = (context: HostContext): boolean =>
  [
    context.splookup,
    context.referralCode,
    context.applicationId,
    context.addressPrefill,
    context.lifePrefill,
    context.petPrefill,
    context.coverageAmount,
    context.resumeSecret,
  ].some((value) => value !== null);

const given = (query: URLSearchParams, name: string): string | null => query.get(name)?.trim() || null;

/** Most characters that the service accepts; it would refuse the whole lead for a longer code. */
const codeLength = 64;

function code(query: URLSearchParams, name: string): string | null {
  const value = given(query, name);
  return value !== null && value.length <= codeLength ? value : null;
}

/** Browser tests see what visitors see, so the switcher is hidden from them. */
function devToolsIn(query: URLSearchParams, outsideProduction: boolean): boolean | null {
  if (!outsideProduction || query.get("test") === "e2e") return false;
  const said = query.get("cdnDevTools");
  return said === "true" || said === "false" ? said === "true" : null;
}

/** Kept for the tab, because not all pages of a native app repeat the parameter. */
function clientNow(query: URLSearchParams): unknown {
  const kept = openStorage("iq.client");
  const client = given(query, "client");
  if (client !== null) kept.write(client);
  // A host's own `setItem` may store nothing without throwing.
  return client ?? kept.read();
}

export function readHostContext(address: Pick<Location, "search" | "pathname" | "hash">, environment: string): HostContext {
  const query = new URLSearchParams(address.search);
  const outsideProduction = environment !== "prod";
  return {
    query,
    lineInPath: slugsReadFromHostPath.find((slug) => `${address.pathname}/`.includes(`/${slug}/`)) ?? null,
    splookup: given(query, "splookup"),
    referralCode: given(query, "referralCode"),
    agent: code(query, "agent"),
    location: code(query, "location"),
    applicationId: given(query, "applicationId"),
    addressPrefill: given(query, "am"),
    lifePrefill: given(query, "lm"),
    petPrefill: given(query, "pm"),
    coverageAmount: given(query, "coverageAmount"),
    resumeSecret: given(new URLSearchParams(address.hash.slice(1)), resumeParameter),
    isMobileClient: clientNow(query) === "mobile",
    isTest: outsideProduction && query.get("test") === "e2e",
    stateFilterOff: outsideProduction && query.has("toggleStateFilter"),
    devTools: devToolsIn(query, outsideProduction),
  };
}
