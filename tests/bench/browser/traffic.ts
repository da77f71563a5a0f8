import type { CDPSession } from "playwright";

export interface Script {
  readonly url: string;
  /** Bytes of response bodies on the wire, without headers. */
  readonly bytes: number;
}

export interface Traffic {
  /** Number of requests that left the browser. */
  requests(): number;
  scripts(): readonly Script[];
  /** True if no request is under way and none has been for so many milliseconds. */
  isQuiet(milliseconds: number): boolean;
}

/** Counts a page's requests. Servers whose bytes are counted must send Content-Length. */
export async function watchTraffic(cdp: CDPSession): Promise<Traffic> {
  const sent = new Set<string>();
  const open = new Set<string>();
  const scripts: Script[] = [];
  let changed = Date.now();
  const ended = ({ requestId }: { requestId: string }): void => {
    open.delete(requestId);
    changed = Date.now();
  };
  cdp.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http") || request.url.endsWith("/favicon.ico")) return;
    sent.add(requestId);
    open.add(requestId);
    changed = Date.now();
  });
  cdp.on("Network.requestServedFromCache", ({ requestId }) => sent.delete(requestId));
  cdp.on("Network.responseReceived", ({ requestId, response: { url, mimeType, headers, fromDiskCache } }) => {
    if (fromDiskCache) sent.delete(requestId);
    if (!mimeType.includes("javascript") || fromDiskCache) return;
    const length = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-length")?.[1];
    scripts.push({ url, bytes: Number(length ?? 0) });
  });
  cdp.on("Network.loadingFinished", ended);
  cdp.on("Network.loadingFailed", ended);
  await cdp.send("Network.enable");
  return { requests: () => sent.size, scripts: () => scripts, isQuiet: (milliseconds) => open.size === 0 && Date.now() - changed > milliseconds };
}
