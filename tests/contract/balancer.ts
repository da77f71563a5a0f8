import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Milliseconds between two questions for readiness. */
const interval = 100;

/**
 * Starts a balancer before some processes of the service: it asks each whether it is ready, and passes each request to the first that
 * is. Like a real one, it leaves open streams where they are. It counts the requests that no process took.
 */
export async function startBalancer(urls: readonly string[]) {
  const ready = new Set(urls);
  let refused = 0;
  const look = async (url: string): Promise<void> => {
    const isReady = await fetch(`${url}/v1/health/ready`).then(({ ok }) => ok, () => false);
    if (isReady) ready.add(url);
    else ready.delete(url);
  };
  const looking = setInterval(() => urls.forEach((url) => void look(url)), interval);
  const server = createServer((incoming, outgoing) => {
    const target = urls.find((url) => ready.has(url));
    const fail = (): void => {
      refused += 1;
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    };
    if (target === undefined) return fail();
    const pass = (answer: IncomingMessage): void => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    };
    const onward = request(target + incoming.url, { method: incoming.method, headers: incoming.headers }, pass).on("error", fail);
    incoming.pipe(onward);
    outgoing.on("close", () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    clearInterval(looking);
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, isReady: (url: string) => ready.has(url), refused: () => refused };
}
