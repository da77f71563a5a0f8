import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  // The quote service's responses have addresses without an extension.
  "": "application/json; charset=utf-8",
};

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface BenchServer {
  readonly origin: string;
  stop(): void;
}

/** Compresses each content once, as pages share most of their files. */
function squeezer() {
  const known = new Map<string, Promise<Buffer>>();
  return (body: Buffer): Promise<Buffer> => {
    const key = createHash("sha256").update(body).digest("hex");
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const made = known.get(key) ?? promisify(brotliCompress)(body, { params });
    known.set(key, made);
    return made;
  };
}

async function answersIn(folder: string): Promise<ReadonlyMap<string, Answer>> {
  const squeeze = squeezer();
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const made = found.filter((entry) => entry.isFile()).map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    const type = types[extname(file)] ?? "application/octet-stream";
    const plain = await readFile(file);
    const small = type === types[".png"] ? null : await squeeze(plain);
    const body = small ?? plain;
    const headers = {
      "Content-Type": type,
      "Content-Length": String(body.length),
      "Cache-Control": "public, max-age=31536000",
      ...(small && { "Content-Encoding": "br" }),
    };
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    return [path.replace(/\/index\.html$/, "/"), { headers, body }] as const;
  });
  return new Map(await Promise.all(made));
}

/** Serves a folder, compressed beforehand, on a local port: no sample waits for the compressor. */
export async function serve(folder: string): Promise<BenchServer> {
  const answers = await answersIn(folder);
  const server = createServer(({ url = "/", method }, response) => {
    const answer = answers.get(new URL(url, "http://bench").pathname);
    if (!answer) return void response.writeHead(404).end();
    response.writeHead(200, answer.headers).end(method === "HEAD" ? undefined : answer.body);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
