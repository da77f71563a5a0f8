import type { BrowserContext, Request, Route } from "playwright";
import type { Origins } from "../../embed-demo/origins";

/** The service, as a page's browser sees it: recorded, or out of reach. */
export class Api {
  readonly calls: string[] = [];
  private dead = false;

  static async between(context: BrowserContext, origins: Origins): Promise<Api> {
    const api = new Api();
    context.on("request", (request) => {
      if (request.url().startsWith(origins.api) && request.method() !== "OPTIONS") api.calls.push(api.nameOf(request));
    });
    await context.route(`${origins.api}/**`, (route: Route) => (api.dead ? route.abort("connectionrefused") : route.fallback()));
    return api;
  }

  /** `POST /v1/applications/auto`; ids are taken out. */
  private nameOf(request: Request): string {
    const { pathname } = new URL(request.url());
    return `${request.method()} ${pathname.replace(/\/[\w-]{16,}(?=\/|$)/g, "/{id}")}`;
  }

  die(): void {
    this.dead = true;
  }

  revive(): void {
    this.dead = false;
  }

  countOf(call: string): number {
    return this.calls.filter((made) => made === call).length;
  }
}

/** What Chromium notes when a request fails: the test has cut the line on purpose. */
export const cutLine = /net::ERR_(?:CONNECTION_REFUSED|FAILED|ABORTED|INTERNET_DISCONNECTED)/;
