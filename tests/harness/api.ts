import type { BrowserContext, Request, Route } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";

/** The service, as a page's browser sees it: recorded, or out of reach. */
export class Api {
  readonly calls: string[] = [];
  readonly #keys = new Map<string, Set<string>>();
  readonly #context: BrowserContext;
  readonly #origins: Origins;
  #isCut: ((call: string) => boolean) | undefined;

  constructor(context: BrowserContext, origins: Origins) {
    this.#context = context;
    this.#origins = origins;
    context.on("request", (request) => {
      if (!request.url().startsWith(origins.api) || request.method() === "OPTIONS") return;
      const call = nameOf(request);
      this.calls.push(call);
      const key = request.headers()["idempotency-key"];
      if (key) this.#keys.set(call, (this.#keys.get(call) ?? new Set()).add(key));
    });
  }

  /** From now on no call gets through, or none that reads like this. Only then is a route set: it turns off a page's cache. */
  async die(calls = /./): Promise<void> {
    const isFirst = this.#isCut === undefined;
    this.#isCut = (call) => calls.test(call);
    if (isFirst) await this.#context.route(`${this.#origins.api}/**`, (route: Route) => (this.#isCut?.(nameOf(route.request())) ? route.abort("connectionrefused") : route.fallback()));
  }

  revive(): void {
    this.#isCut = () => false;
  }

  /** How many were begun: one that is tried again keeps its idempotency key. */
  begunOf(call: string): number {
    return this.#keys.get(call)?.size ?? 0;
  }

  countOf(call: string): number {
    return this.calls.filter((made) => made === call).length;
  }
}

/** `POST /v1/applications/auto`; ids are taken out. */
const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname.replace(/\/[\w-]{16,}(?=\/|$)/g, "/{id}")}`;

/** Calls that change something. Looking things up goes on. */
export const writes = /^(?:POST|PATCH|PUT|DELETE)/;

/** What Chromium notes when a request fails: the test has cut the line on purpose. */
export const cutLine = /net::ERR_(?:CONNECTION_REFUSED|FAILED|ABORTED|INTERNET_DISCONNECTED)/;
