import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach } from "vitest";
import { contentNetwork } from "../../../embed-demo/servers/contentNetwork";
import { sharedBrowser } from "../../harness/browser";

const root = join(import.meta.dirname, "../../..");
/** The folder of the build under test. */
export const built = process.env.IQ_DIST ?? join(root, "dist");
const types: Record<string, string> = { js: "text/javascript", json: "application/json", html: "text/html", svg: "image/svg+xml" };

/** Returns another text, or the status of a failure; a promise delays the response. */
export type Answer = (text: string) => string | number | Promise<string | number>;

export interface HostSite {
  /** Origin of the widget and the partner content; not the page's origin. */
  readonly widget: string;
  /** Returns an `<insurance-quote>` tag for this site, with further attributes. */
  tag(attributes?: string, line?: string): string;
  /** Returns the tag with its line's published first screen in it, and the headers that the page needs for it. */
  tagWithScreen(partner: string, line: string, attributes?: string): Promise<{ readonly tag: string; readonly headers: Record<string, string> }>;
  /** Returns the plain loader's script tag. */
  script(attributes?: string): string;
  /** Returns the script tag of a partner's own script, which contains the partner's content and first screens. */
  ownScript(partner: string): string;
  /** Opens a page with this body and collects its errors. A returning visitor passes the earlier context. */
  open(body: string, options?: OpenOptions): Promise<OpenPage>;
  newContext(): Promise<BrowserContext>;
  /** Replaces the response for a file of the widget or the content network, until the next call or `close`. */
  tamper(file: RegExp, answer: Answer): void;
  /** Holds a file back until the returned function is called. */
  hold(file: RegExp): () => void;
  /** Serves another build: files that only the earlier one had are gone. */
  deploy(dist: string): void;
  /** Serves every file unchanged again. */
  repair(): void;
  close(): Promise<void>;
}

interface OpenOptions {
  readonly path?: string;
  readonly head?: string;
  readonly headers?: Record<string, string>;
  readonly context?: BrowserContext;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Don't wait for the page's load event. */
  readonly early?: boolean;
  /** Let the test control the clock. */
  readonly clock?: boolean;
  /** Send the page's HTML in two pieces; the second begins with this text and is sent later. */
  readonly pause?: { readonly before: string; readonly until: Promise<unknown> };
}

export interface OpenPage {
  readonly page: Page;
  /** CSP violations, page errors and console errors. */
  readonly troubles: string[];
  readonly requests: string[];
}

/**
 * The headers of a careful host: no `unsafe-*`, no nonce, only the necessary origins, and Trusted Types. `styles` are the
 * hashes of styles in the page's HTML.
 */
export const strictCsp = (widget: string, ...styles: readonly string[]): Record<string, string> => ({
  "content-security-policy": [
    "default-src 'none'",
    `script-src 'self' ${widget}`,
    `style-src 'self' ${widget} ${styles.map((hash) => `'${hash}'`).join(" ")}`,
    `img-src 'self' ${widget}`,
    `connect-src 'self' ${widget}`,
    "require-trusted-types-for 'script'",
  ].join("; "),
});

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Makes the platform's own deadline follow Playwright's clock, which doesn't control it. */
async function followClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), milliseconds);
      return controller.signal;
    };
  });
}

/** Gives the tests of a file one site, which is undamaged at the start of each test and closed after the last. Call it at the top of the file. */
export async function hostSite(): Promise<HostSite> {
  const host = await startHostSite();
  afterEach(() => host.repair());
  afterAll(() => host.close());
  return host;
}

/** Starts a host's site and the widget's, on two origins, and a real Chromium. */
export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, { html: string; headers: Record<string, string>; pause: OpenOptions["pause"] }>();
  let dist = built;
  let tampered: { file: RegExp; answer: Answer } | null = null;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = normalize(decodeURI(new URL(request.url ?? "/", "http://x").pathname));
    response.setHeader("access-control-allow-origin", "*");
    if (path.startsWith("/v1/")) return void response.writeHead(200, { "access-control-allow-headers": "*", "content-type": "application/json" }).end("{}");
    response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "text/plain");
    try {
      const text = await read(path);
      const sent = tampered?.file.test(path) ? await tampered.answer(text) : text;
      if (typeof sent === "number") response.writeHead(sent).end();
      else response.end(sent);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  };
  /**
   * Reads a partner's published file, a picture from the partner's folder, or a file of the widget. Rejects if there is
   * none.
   */
  const read = async (path: string): Promise<string> => {
    if (!path.startsWith("/content/")) return readFile(join(dist, path.replace(/^\/dist\//, "")), "utf8");
    const body = await published(path.slice("/content".length));
    return body ? body.plain.toString("utf8") : readFile(join(root, "embed-demo", path), "utf8");
  };
  const widgetServer = createServer((request, response) => void answer(request, response));
  const siteServer = createServer((request, response): unknown => {
    const url = new URL(request.url ?? "/", "http://x");
    const found = pages.get(url.pathname);
    response.setHeader("content-type", url.pathname.endsWith(".js") ? "text/javascript" : "text/html");
    for (const [name, value] of Object.entries(found?.headers ?? {})) response.setHeader(name, value);
    const { html = "", pause } = found ?? {};
    if (!pause) return response.end(html);
    const cut = html.indexOf(pause.before);
    response.write(html.slice(0, cut));
    return pause.until.then(() => response.end(html.slice(cut)));
  });
  const widget = await listen(widgetServer);
  const site = await listen(siteServer);
  const browser = await sharedBrowser();
  const publish = () => contentNetwork({ dist, content: join(root, "embed-demo/content") }, { sites: site, widget, api: widget, external: site });
  let published = publish();

  const tag = (attributes = "", line = "auto", load = `load="eager"`): string =>
    `<insurance-quote line="${line}" ${load} content="${widget}/content" api="${widget}" hosted="${site}/quote" ${attributes}></insurance-quote>`;

  return {
    widget,
    tag: (attributes, line) => tag(attributes, line),
    async tagWithScreen(partner, line, attributes = "") {
      const [markup, hashes] = await Promise.all([`first-screen-${line}.html`, "sri.json"].map(async (file) => (await fetch(`${widget}/content/${partner}/${file}`)).text()));
      const hash = (JSON.parse(hashes!) as Record<string, string>)[`first-screen-${line}.html`]!;
      return { tag: tag(`partner="${partner}" ${attributes}`, line, "").replace("></", () => `>${markup}</`), headers: strictCsp(widget, hash) };
    },
    script: (attributes = "") => `<script src="${widget}/dist/insurance-quote.js" ${attributes}></script>`,
    ownScript: (partner) => `<script src="${widget}/content/${partner}/insurance-quote.js"></script>`,
    newContext: () => browser.newContext(),
    tamper(file, answer) {
      tampered = { file, answer };
    },
    hold(file) {
      let letThrough = (): void => undefined;
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      tampered = { file, answer: (text) => held.then(() => text) };
      return letThrough;
    },
    deploy(folder) {
      dist = folder;
      published = publish();
    },
    repair() {
      tampered = null;
    },
    async open(body, { path = "/article", head = "", headers = {}, context, viewport, early = false, clock = false, pause } = {}) {
      pages.set(path, { html: `<!doctype html><title>Article</title>${head}<h1>Article</h1>${body}`, headers, pause });
      const page = await (context ? context.newPage() : browser.newPage(viewport && { viewport }));
      if (clock) await followClock(page);
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
      await page.goto(`${site}${path}`, { waitUntil: early ? "commit" : "load" });
      return { page, troubles, requests };
    },
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      widgetServer.close();
      siteServer.close();
    },
  };
}
