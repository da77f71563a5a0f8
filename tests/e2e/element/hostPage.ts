import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { chromium, type Page } from "playwright";
import { inject } from "vitest";

const root = join(import.meta.dirname, "../../..");
const dist = process.env.IQ_DIST ?? join(root, "dist");
const types: Record<string, string> = { js: "text/javascript", json: "application/json", html: "text/html", svg: "image/svg+xml" };

/** Null for a failure; a promise holds the file back. */
export type Answer = (text: string) => string | null | Promise<string | null>;

export interface HostSite {
  /** Where the widget and the partner content are: another origin than the page's. */
  readonly widget: string;
  /** `<insurance-quote>` for this site, with more attributes. */
  tag(attributes?: string, line?: string): string;
  /** Opens a page with this body and collects what goes wrong on it. */
  open(body: string, options?: { path?: string; head?: string; headers?: Record<string, string>; viewport?: { width: number; height: number } }): Promise<OpenPage>;
  /** Answers for a file of the widget in place of its own, until the next call or `close`. */
  tamper(file: RegExp, answer: Answer): void;
  close(): Promise<void>;
}

export interface OpenPage {
  readonly page: Page;
  /** CSP violations, page errors and console errors. */
  readonly troubles: string[];
  readonly requests: string[];
}

/** What a careful host sends: no `unsafe-*`, no nonce, nothing but the origins that are needed, and Trusted Types. */
export const strictCsp = (widget: string): Record<string, string> => ({
  "content-security-policy": [
    "default-src 'none'",
    `script-src 'self' ${widget}`,
    `style-src 'self' ${widget}`,
    `img-src 'self' ${widget}`,
    `connect-src 'self' ${widget}`,
    "require-trusted-types-for 'script'",
  ].join("; "),
});

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A host's site and the widget's, on two origins, and a real Chromium. */
export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  let tampered: { file: RegExp; answer: Answer } | null = null;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = normalize(new URL(request.url ?? "/", "http://x").pathname);
    const file = path.startsWith("/content/") ? join(root, "embed-demo", path) : join(dist, path.replace(/^\/dist\//, ""));
    response.setHeader("access-control-allow-origin", "*");
    if (path.startsWith("/v1/")) return void response.writeHead(204, { "access-control-allow-headers": "*" }).end();
    response.setHeader("content-type", types[file.split(".").at(-1) ?? ""] ?? "text/plain");
    try {
      const text = await readFile(file, "utf8");
      const sent = tampered?.file.test(path) ? await tampered.answer(text) : text;
      if (sent === null) response.statusCode = 503;
      response.end(sent ?? "");
    } catch {
      response.statusCode = 404;
      response.end();
    }
  };
  const widgetServer = createServer((request, response) => void answer(request, response));
  const siteServer = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://x");
    const found = pages.get(url.pathname);
    response.setHeader("content-type", url.pathname.endsWith(".js") ? "text/javascript" : "text/html");
    for (const [name, value] of Object.entries(found?.headers ?? {})) response.setHeader(name, value);
    response.end(found?.html ?? "");
  });
  const widget = await listen(widgetServer);
  const site = await listen(siteServer);
  const browser = await chromium.connect(inject("browser"));

  return {
    widget,
    tag: (attributes = "", line = "auto") =>
      `<insurance-quote line="${line}" load="eager" content="${widget}/content" api="${widget}" hosted="${site}/quote" ${attributes}></insurance-quote>`,
    tamper(file, answer) {
      tampered = { file, answer };
    },
    async open(body, { path = "/article", head = "", headers = {}, viewport } = {}) {
      pages.set(path, { html: `<!doctype html><title>Article</title>${head}<h1>Article</h1>${body}`, headers });
      const page = await browser.newPage(viewport && { viewport });
      const troubles: string[] = [];
      const requests: string[] = [];
      page.on("pageerror", (error) => troubles.push(String(error)));
      page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
      page.on("request", (request) => requests.push(request.url()));
      await page.exposeFunction("reportViolation", (violation: string) => troubles.push(violation));
      await page.addInitScript(() => {
        const seen: unknown[] = [];
        Object.assign(window, { seenEvents: seen, layoutShift: 0 });
        for (const name of ["iq-ready", "iq-step", "iq-error"]) {
          addEventListener(name, (event) => seen.push([name, (event as CustomEvent).detail]));
        }
        addEventListener("securitypolicyviolation", (event) => {
          (Reflect.get(window, "reportViolation") as (text: string) => void)(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Object.assign(window, { layoutShift: Reflect.get(window, "layoutShift") + Reflect.get(entry, "value") });
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`${site}${path}`);
      return { page, troubles, requests };
    },
    async close() {
      await browser.close();
      widgetServer.close();
      siteServer.close();
    },
  };
}
