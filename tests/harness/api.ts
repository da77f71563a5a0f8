import type { BrowserContext, Request, Route } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";

/** The service as a page's browser sees it: recorded, or unreachable. */
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

  /**
   * Lets no call through from now on, or none that matches. The route is set only then, because it turns off a page's cache.
   */
  async die(calls = /./): Promise<void> {
    const isFirst = this.#isCut === undefined;
    this.#isCut = (call) => calls.test(call);
    if (isFirst) await this.#context.route(`${this.#origins.api}/**`, (route: Route) => (this.#isCut?.(nameOf(route.request())) ? route.abort("connectionrefused") : route.fallback()));
  }

  revive(): void {
    this.#isCut = () => false;
  }

  /** Counts the calls that were started; a retry keeps its idempotency key and doesn't count. */
  begunOf(call: string): number {
    return this.#keys.get(call)?.size ?? 0;
  }

  countOf(call: string): number {
    return this.calls.filter((made) => made === call).length;
  }
}

/** Returns a name such as `POST /v1/applications/auto`, without ids. */
const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname.replace(/\/[\w-]{16,}(?=\/|$)/g, "/{id}")}`;

/** Matches calls that change something; lookups don't match. */
export const writes = /^(?:POST|PATCH|PUT|DELETE)/;

/** Chromium's messages about a failing request, for tests that cut the connection. */
export const cutLine = /net::ERR_(?:CONNECTION_REFUSED|FAILED|ABORTED|INTERNET_DISCONNECTED)/;
