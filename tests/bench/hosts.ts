import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Origins } from "../../embed-demo/origins";

const folder = join(import.meta.dirname, "host");
const picture = join(import.meta.dirname, "../../embed-demo/sites/partner/road.svg");

/** What a partner pastes, with the place reserved as the README has it. */
const snippet = ({ widget, api, sites }: Origins): string => `<script type="module" async src="${widget}/dist/insurance-quote.js"></script>
<insurance-quote line="auto" load="eager" environment="local" api="${api}" content="${widget}/content" hosted="${sites}/quote" style="display:block;min-height:900px"></insurance-quote>`;

export const hostOrigin = (port: number): string => `http://localhost:${port}`;

export interface Hosts {
  /** The article by itself, and with the widget in it. */
  readonly alone: string;
  readonly embedded: string;
  stop(): void;
}

/** Somebody's article on an origin of its own: `http://localhost` with this port. */
export async function startHosts(port: number, origins: Origins): Promise<Hosts> {
  const [article, road] = await Promise.all([readFile(join(folder, "article.html"), "utf8"), readFile(picture)]);
  const pages: Readonly<Record<string, [type: string, body: string | Buffer]>> = {
    "/alone/": ["text/html; charset=utf-8", article.replace("<!-- widget -->", "")],
    "/embedded/": ["text/html; charset=utf-8", article.replace("<!-- widget -->", snippet(origins))],
    "/alone/road.svg": ["image/svg+xml", road],
    "/embedded/road.svg": ["image/svg+xml", road],
  };
  const server = createServer(({ url = "/" }, response) => {
    const [type, body] = pages[url] ?? ["text/plain", ""];
    response.writeHead(url in pages ? 200 : 404, { "Content-Type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  const origin = hostOrigin(port);
  return { alone: `${origin}/alone/`, embedded: `${origin}/embedded/`, stop: () => void server.close() };
}
