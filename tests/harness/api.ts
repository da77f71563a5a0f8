import type { BrowserContext, Request, Route } from "playwright";
import type { Origins } from "../../embed-demo/origins";

/** The service, as a page's browser sees it: recorded, or out of reach. */
export class Api {
  readonly calls: string[] = [];
  readonly #keys = new Map<string, Set<string>>();
  private isCut: (call: string) => boolean = () => false;

  static async between(context: BrowserContext, origins: Origins): Promise<Api> {
    const api = new Api();
    context.on("request", (request) => {
      if (!request.url().startsWith(origins.api) || request.method() === "OPTIONS") return;
      const call = nameOf(request);
      api.calls.push(call);
      const key = request.headers()["idempotency-key"];
      if (key) api.#keys.set(call, (api.#keys.get(call) ?? new Set()).add(key));
    });
    await context.route(`${origins.api}/**`, (route: Route) => (api.isCut(nameOf(route.request())) ? route.abort("connectionrefused") : route.fallback()));
    return api;
  }

  /** From now on no call gets through, or none that reads like this. */
  die(calls = /./): void {
    this.isCut = (call) => calls.test(call);
  }

  revive(): void {
    this.isCut = () => false;
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
