import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { post } from "./post";

const call = (url: string, isLocalAllowed = false, signal = AbortSignal.timeout(5_000)) => post({ url, headers: {}, body: "{}", signal, isLocalAllowed });

it.each(["http://partner.example/hook", "http://127.0.0.1:9/hook", "http://[::1]:9/"])("refuses %s, which isn't https", async (url) => {
  await expect(call(url)).rejects.toMatchObject({ message: "The address isn't https", isFinal: true });
});

it.each(["10.1.2.3", "127.0.0.1", "169.254.169.254", "172.31.0.1", "192.168.1.1", "100.64.0.1", "0.0.0.0", "[::1]", "[fd00::1]", "[fe80::1]", "[::ffff:10.0.0.1]"])("refuses %s, which is inside a network", async (host) => {
  await expect(call(`https://${host}/`)).rejects.toThrow("The address is inside a network");
});

it("refuses a name that resolves to an address inside a network", async () => {
  await expect(call("https://localhost:9/")).rejects.toThrow("The address is inside a network");
});

it("reaches this machine in the demo only by its own names", async () => {
  await expect(call("http://10.1.2.3/", true)).rejects.toThrow("The address isn't https");
});

it("doesn't wait for an answer longer than its signal, and reads no body", async () => {
  const server = createServer((request, response) => {
    if (request.url === "/endless") response.writeHead(200).write("x".repeat(1_000_000));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await call(`${url}/endless`, true, AbortSignal.timeout(1_000))).toBe(200);
  await expect(call(`${url}/silent`, true, AbortSignal.timeout(50))).rejects.toMatchObject({ name: "AbortError" });
  server.closeAllConnections();
  server.close();
});
