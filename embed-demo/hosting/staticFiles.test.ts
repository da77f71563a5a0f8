import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { respondWithText, staticFiles } from "./staticFiles";

const ask = async (bytes: number) => {
  const text = JSON.stringify("x".repeat(bytes - 2));
  const answer = await respondWithText(new Request("http://localhost/", { headers: { "Accept-Encoding": "gzip, br" } }), "data.json", text, {});
  return { encoding: answer.headers.get("content-encoding"), body: Buffer.from(await answer.arrayBuffer()), text };
};

test.each([513, 256_000, 256_001, 1_000_000])("a text of %i bytes is compressed", async (bytes) => {
  const { encoding, body, text } = await ask(bytes);
  expect(encoding).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test.each([512, 1_000_001])("a text of %i bytes is sent uncompressed, because compressing it takes too long", async (bytes) => {
  const { encoding, body, text } = await ask(bytes);
  expect(encoding).toBeNull();
  expect(body.toString()).toBe(text);
});

test("a file that couldn't be read is read again at the next request, without having changed", async () => {
  let isReadable = false;
  const serve = staticFiles("embed-demo/sites", () => ({}), (text) => {
    if (!isReadable) throw new Error("unreadable");
    return text;
  });
  const page = () => serve(new Request("http://localhost/"), "/quote/index.html");
  await expect(page()).rejects.toThrow("unreadable");
  isReadable = true;
  expect((await page())?.status).toBe(200);
});
