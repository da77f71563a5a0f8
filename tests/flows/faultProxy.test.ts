import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { startFaultProxy } from "../faults/proxy";

it("a create that is answered once the next visit has begun counts for the visit that made it", async () => {
  const open: ServerResponse[] = [];
  const service = createServer((request, response) => {
    request.resume();
    open.push(response);
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  const proxy = await startFaultProxy(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await proxy.stop();
    service.close();
  });
  const create = () => fetch(`http://127.0.0.1:${proxy.port}/v1/leads`, { method: "POST", body: "{}" });
  const answer = async (leadId: string) => {
    await expect.poll(() => open.length).toBe(1);
    open.pop()!.writeHead(201, { "Content-Type": "application/json" }).end(JSON.stringify({ leadId }));
  };

  proxy.begin();
  const slow = create();
  await expect.poll(() => open.length).toBe(1);
  proxy.begin();
  await answer("of the visit before");
  await slow;
  expect([...proxy.made]).toEqual([]);
  const own = create();
  await answer("of this visit");
  await own;
  expect([...proxy.made]).toEqual(["of this visit"]);
});
