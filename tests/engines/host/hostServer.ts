import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Origins } from "../../../embed-demo/hosting/origins";
import { ear, withScripts } from "./ear";
import { hostPage } from "./hostPages";

const isHtml = (headers: Headers): boolean => (headers.get("content-type") ?? "").startsWith("text/html");

/** Passes a file of the demo's sites on; a page gets the ear. */
async function fromSites(request: Request, { sites }: Origins): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // An unchanged page would be shown with a policy that doesn't know the ear.
  for (const name of ["host", "if-none-match", "if-modified-since"]) headers.delete(name);
  const answer = await fetch(`${sites}${pathname}${search}`, { headers, redirect: "manual" });
  const passed = new Headers(answer.headers);
  // The body is decoded by now.
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) passed.delete(name);
  if (!isHtml(passed)) return new Response(answer.body, { status: answer.status, headers: passed });
  const { html, policy } = withScripts(await answer.text(), passed.get("content-security-policy") ?? "", [ear]);
  passed.set("content-security-policy", policy);
  return new Response(html, { status: answer.status, headers: passed });
}

/**
 * Serves, on an origin of its own, the pages of `hostPages` under /host/ and all pages of the demo's sites, each with the ear
 * as its first script.
 */
export async function startHostServer(port: number, origins: Origins): Promise<() => Promise<void>> {
  const app = new Hono();
  app.get("/host/:name/", async ({ req }) => {
    const page = await hostPage(req.param("name"), origins);
    if (!page) return new Response("Not found", { status: 404 });
    const { html, policy } = withScripts(page.html, page.policy, page.scripts);
    return new Response(html, { headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy, "cache-control": "no-cache" } });
  });
  // The page's own style sheet, whose rules are in its address.
  app.get("/host-sheet.css", ({ req }) => new Response(req.query("css") ?? "", { headers: { "content-type": "text/css" } }));
  app.get("*", ({ req }) => fromSites(req.raw, origins));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, () =>
      resolve(() => new Promise((closed) => {
        server.close(() => closed());
        if ("closeAllConnections" in server) server.closeAllConnections();
      })),
    );
  });
}
