import { subscribe } from "node:diagnostics_channel";

interface Call {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Prints every HTTP call that the process makes, with its body: to companies, payment providers and partners. */
subscribe("undici:request:create", (message) => {
  const { origin, method, path, body } = (message as { request: Call }).request;
  process.stdout.write(`${JSON.stringify({ leaves: `${method} ${origin}${path}`, body: typeof body === "string" ? body : body ? "stream" : null })}\n`);
});
