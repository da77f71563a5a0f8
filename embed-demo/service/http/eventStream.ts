import type { Stream } from "./call";

/** Milliseconds between comments that tell proxies and clients that the stream is alive. */
const breath = 10_000;

/**
 * Server-sent events from what `produce` emits. `event: end` is sent only when the producer finished by itself; a stream
 * that the service cuts short ends without it, and the client connects again elsewhere.
 */
export function eventStream(produce: Stream<unknown>, outer: AbortSignal): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const signal = AbortSignal.any([outer, gone.signal]);
  const send = async (text: string) => {
    await writer.write(encoder.encode(text)).catch(() => gone.abort());
  };
  const breathing = setInterval(() => void send(": breathe\n\n"), breath);

  const run = async () => {
    try {
      await send("retry: 1000\n\n");
      await produce((event) => send(`data: ${JSON.stringify(event)}\n\n`), signal);
      if (!signal.aborted) await send("event: end\ndata: {}\n\n");
    } finally {
      clearInterval(breathing);
      await writer.close().catch(() => {});
    }
  };
  run().catch(() => {});
  return new Response(readable, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}
