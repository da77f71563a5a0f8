import { subscribe } from "node:diagnostics_channel";
import { ClientRequest } from "node:http";

interface Call {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const say = (method: string, url: string, body: unknown): void =>
  void process.stdout.write(`${JSON.stringify({ leaves: `${method} ${url}`, body: typeof body === "string" ? body : body ? "stream" : null })}\n`);

/** Prints every HTTP call that the process makes, with its body: to companies, payment providers and partners. */
subscribe("undici:request:create", (message) => {
  const { origin, method, path, body } = (message as { request: Call }).request;
  say(method, origin + path, body);
});

// A partner's address is called without undici.
const { end } = ClientRequest.prototype;
ClientRequest.prototype.end = function (this: ClientRequest, ...given: unknown[]): ClientRequest {
  const [body] = given;
  say(this.method, `${this.protocol}//${this.host}${this.path}`, body);
  return Reflect.apply(end, this, given) as ClientRequest;
};
