import type { Origins } from "../hosting/origins";
import { embedCode, type EmbedKind } from "../publish/embedCode";

export interface SnippetOptions {
  readonly partner: string;
  readonly chrome: string;
  readonly lang: string;
  readonly scheme: string;
  readonly origins: Origins;
}

/** The docs' code for each kind of page, with the demo's addresses; `environment` and the attributes after it are removed when it goes live. */
export function snippet(kind: EmbedKind, { partner, chrome, lang, scheme, origins }: SnippetOptions): string {
  const given = [
    { name: "partner", value: partner },
    ...(chrome === "minimal" ? [] : [{ name: "chrome", value: chrome }]),
    ...(lang === "" ? [] : [{ name: "lang", value: lang }]),
    ...(scheme === "" ? [] : [{ name: "color-scheme", value: scheme }]),
    { name: "environment", value: "local" },
    { name: "api", value: origins.api },
    { name: "content", value: `${origins.widget}/content` },
  ];
  return embedCode(kind, { script: `${origins.widget}/content/${partner}/insurance-quote.js`, given });
}
