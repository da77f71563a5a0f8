import { fileURLToPath } from "node:url";
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { builtScript } from "../hosting/builtScript";
import { isLoopback } from "../hosting/isLoopback";
import type { Origins } from "../hosting/origins";
import { deskHeaders } from "../hosting/securityHeaders";
import { respondWithText, staticFiles } from "../hosting/staticFiles";

/** The callers that may use the desk. */
export interface DeskAccess {
  /** The service's token for the operator's calls. It never reaches a browser. */
  readonly token: string;
  /** True if pages on this machine need no token: nobody else reaches the demo. */
  readonly isOpenHere: boolean;
}

interface DeskFolders {
  readonly sites: string;
  /** The folder of the built desk. */
  readonly builtDesk: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Bytes of a call; the longest has a search. */
const longest = 4_000;

/** The operator's calls that the page makes; others, such as those that change partners' keys, aren't passed on. */
const passedOn: ReadonlySet<string> = new Set(["jobs", "jobs/retry", "leads/find", "leads/person", "leads/erase", "payments/find", "companies", "funnel", "partners"]);

/** Sent by the desk's page only: another site's page would need a permission for it, which it doesn't get. */
const sign = "X-Desk";

/**
 * The operator's page, and its calls, which are passed on to the quote service. A page on this machine needs no token if the demo
 * is open to this machine alone; any other needs the operator's. Refuses calls of other pages, by their origin and by a header that
 * they can't send, and those under another name, which could be a stranger's page whose name now leads here.
 */
export function deskServer(origins: Origins, folders: DeskFolders, { token, isOpenHere }: DeskAccess): Hono {
  const app = new Hono();
  const headers = { ...deskHeaders, "Cache-Control": "no-cache" };
  const files = staticFiles(folders.sites, () => headers);
  const script = builtScript({ root, page: "desk", sources: ["src", "embed-demo/desk", "embed-demo/content/default"], built: folders.builtDesk });
  const { port } = new URL(origins.sites);
  const ownHosts = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${port}`);

  /** True if the request was made on this machine and by its own name. */
  const isHere = (context: Context): boolean => isLoopback(getConnInfo(context).remote.address) && ownHosts.includes(context.req.header("Host") ?? "");
  /** True unless a page of another site has made the call. */
  const isOwnPage = ({ req }: Context): boolean => {
    const [origin, site] = [req.header("Origin"), req.header("Sec-Fetch-Site")];
    const isOwn = origin === undefined ? req.method === "GET" : /^https?:\/\//.test(origin) && new URL(origin).host === req.header("Host");
    return isOwn && (site === undefined || site === "same-origin") && req.header(sign) === "1";
  };
  const refuse = (status: number, code: string): Response => Response.json({ status, code }, { status, headers: { ...deskHeaders, "Cache-Control": "no-store" } });

  app.get("/desk/desk.js", async ({ req }) => respondWithText(req.raw, "desk.js", await script(), headers));
  app.get("/desk/", async (context) => (await files(context.req.raw, "/desk/index.html")) ?? context.notFound());
  app.on(["GET", "POST"], "/desk/api/*", bodyLimit({ maxSize: longest, onError: () => refuse(413, "BODY_TOO_LARGE") }), async (context) => {
    if (!isOwnPage(context)) return refuse(403, "ORIGIN_NOT_ALLOWED");
    const isOpen = isOpenHere && isHere(context);
    const authorization = isOpen ? `Bearer ${token}` : context.req.header("Authorization");
    if (!authorization) return refuse(401, "TOKEN_MISSING");
    const { pathname, search } = new URL(context.req.url);
    const call = pathname.slice("/desk/api/".length);
    if (!passedOn.has(call)) return refuse(404, "NOT_FOUND");
    const { method } = context.req;
    const answer = await fetch(`${origins.api}/v1/desk/${call}${search}`, {
      method,
      headers: { Authorization: authorization, "Content-Type": "application/json" },
      ...(method === "POST" && { body: await context.req.text() }),
      redirect: "error",
    }).catch(() => null);
    if (!answer) return refuse(503, "SHUTTING_DOWN");
    return new Response(await answer.text(), { status: answer.status, headers: { ...deskHeaders, "Content-Type": answer.headers.get("Content-Type") ?? "application/json", "Cache-Control": "no-store" } });
  });
  return app;
}
