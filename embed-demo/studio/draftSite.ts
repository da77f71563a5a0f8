import type { Members } from "./draft";
import { withMember, type Draft } from "./draft";

/** The links that stand on the partner's own site until they are written by hand, by their path there. */
const pages: Readonly<Record<string, string>> = { privacyUrl: "/privacy/", termsUrl: "/terms/", locationsUrl: "/locations/", hostedUrl: "/quote/" };

const trimmed = (site: unknown): string => String(site ?? "").replace(/\/+$/, "");

/** A draft with another address of the partner's site. Links that stand there follow it. */
export function withSite(draft: Draft, site: string): Draft {
  const before = trimmed(draft.config["partnerReturnUrl"]);
  const follows = (name: string, path: string): boolean => {
    const link = String(draft.config[name] ?? "");
    return link === before + path || /^https:\/\/www\.[a-z0-9-]+\.example\//.test(link);
  };
  const linked = Object.entries(pages).reduce<Members>((config, [name, path]) => (follows(name, path) ? withMember(config, [name], trimmed(site) + path) : config), draft.config);
  return { ...draft, config: withMember(linked, ["partnerReturnUrl"], site || undefined) };
}
