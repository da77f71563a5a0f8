import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { leadEvent, type LeadEvent } from "../../src/api/contract/webhooks";

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** A call as it arrived, after the published library has verified it. */
export interface Received {
  readonly id: string;
  readonly event: LeadEvent;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A partner's receiver. `answer` decides the status of each call: 0 hangs, and a redirect leads to `/elsewhere`. */
export async function webhookReceiver(port = 0) {
  const received: Received[] = [];
  const state = { answer: (_call: Received): number => 204, redirected: 0 };
  const server = createServer((request, response) => {
    if (request.url === "/elsewhere") state.redirected += 1;
    void textOf(request).then((text) => {
      const headers = request.headers as Record<string, string>;
      const event = leadEvent.parse(new Webhook(webhookSecret).verify(text, headers));
      const call = { id: headers["webhook-id"]!, event, text, headers };
      received.push(call);
      const status = state.answer(call);
      if (status === 0) return;
      response.writeHead(status, { Location: "/elsewhere" }).end("not read");
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  const own = (server.address() as AddressInfo).port;
  return { url: `http://localhost:${own}/crm`, port: own, received, state, stop, address: { url: `http://localhost:${own}/crm`, secret: webhookSecret } };
}
