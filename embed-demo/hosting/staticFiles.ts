import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/** Bytes. A request waits for the compression: the best brotli takes five seconds for a megabyte, and a tenth of that for half of it. */
const compressed = { least: 513, best: 256_000, most: 1_000_000 };
const quality = { best: constants.BROTLI_MAX_QUALITY, fast: 5 };

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_QUALITY]: body.length > compressed.best ? quality.fast : quality.best },
    }),
  gzip: promisify(gzip),
} as const;
type Encoding = keyof typeof encoders;

export interface Body {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

const etagOf = (body: Buffer): string => `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;

const bodyOf = (type: string, plain: Buffer): Body => ({ type, plain, etag: etagOf(plain), encoded: new Map() });

/** The file under the folder; null if it doesn't exist or the path points outside. */
async function fileAt(folder: string, path: string): Promise<{ file: string; changed: number } | null> {
  const file = normalize(join(folder, path));
  if (!file.startsWith(normalize(`${folder}/`))) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { file, changed: found.mtimeMs } : null;
}

/** Picks brotli, gzip or nothing, in this order, from the encodings that the browser accepts. */
function encodingFor(accepted: string | null): Encoding | null {
  const names = (accepted ?? "").split(",").map((part) => part.trim().split(";")[0]);
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : null;
}

export async function respond(request: Request, body: Body, status: number, headers: Record<string, string>): Promise<Response> {
  const shared = { ...headers, ETag: body.etag, Vary: "Accept-Encoding, Accept-Language" };
  if (status === 200 && request.headers.get("if-none-match") === body.etag) return new Response(null, { status: 304, headers: shared });
  const compressible = body.plain.length >= compressed.least && body.plain.length <= compressed.most && !/^(?:image\/(?!svg)|font\/)/.test(body.type);
  const encoding = compressible ? encodingFor(request.headers.get("accept-encoding")) : null;
  if (encoding && !body.encoded.has(encoding)) body.encoded.set(encoding, encoders[encoding](body.plain));
  const bytes = encoding ? await body.encoded.get(encoding)! : body.plain;
  return new Response(new Uint8Array(bytes), {
    status,
    headers: { ...shared, "Content-Type": body.type, "Content-Length": String(bytes.length), ...(encoding && { "Content-Encoding": encoding }) },
  });
}

/**
 * Serves one folder: compresses each version of a file once and revalidates by entity tag. `transform` receives every text file,
 * for example to fill in the origins. Answers null when the file doesn't exist.
 */
export function staticFiles(folder: string, headersOf: (path: string) => Record<string, string>, transform = (text: string): string => text) {
  const cache = new Map<string, { readonly changed: number; readonly body: Promise<Body> }>();

  const load = async (file: string): Promise<Body> => {
    const type = types[extname(file)] ?? "application/octet-stream";
    const plain = await readFile(file);
    return bodyOf(type, /^text|json|xml/.test(type) ? Buffer.from(transform(plain.toString("utf8"))) : plain);
  };

  return async (request: Request, path: string, status = 200): Promise<Response | null> => {
    const found = await fileAt(folder, path);
    if (!found) return null;
    const cached = cache.get(found.file);
    const entry = cached?.changed === found.changed ? cached : { changed: found.changed, body: load(found.file) };
    cache.set(found.file, entry);
    // A change of a file's permissions doesn't change its time.
    entry.body.catch(() => cache.delete(found.file));
    return respond(request, await entry.body, status, headersOf(path));
  };
}

/** Recently generated bodies by entity tag, oldest first, because compressing one takes longer than generating it. */
const lately = new Map<string, Body>();
const most = 100;

/** A text generated in memory, whose name decides its type, with a file's headers and compression. */
export function respondWithText(request: Request, name: string, text: string, headers: Record<string, string>): Promise<Response> {
  const made = textBody(name, text);
  const key = made.type + made.etag;
  const body = lately.get(key) ?? made;
  lately.delete(key);
  lately.set(key, body);
  for (const oldest of [...lately.keys()].slice(0, -most)) lately.delete(oldest);
  return respond(request, body, 200, headers);
}

/** A page generated in memory. */
export const respondWithHtml = (request: Request, html: string, headers: Record<string, string>): Promise<Response> => respondWithText(request, "page.html", html, headers);

/** A text that is requested repeatedly, compressed once. */
export const textBody = (name: string, text: string): Body => bodyOf(types[extname(name)]!, Buffer.from(text));
