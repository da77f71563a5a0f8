import type { Stream } from "./call";

/** Milliseconds between comments that tell proxies and clients that the stream is alive. */
const breath = 10_000;
/** Milliseconds for the client to read what was sent. A client that stopped reading would keep everything in memory. */
const patience = 20_000;

/**
 * Server-sent events emitted by `produce`. `event: end` is sent only if the producer finished on its own. A stream that the service
 * cuts short ends with `event: moved`: the client opens it again at once, and reaches another process. `onOver` is called once, with the producer's error, if any.
 */
export function eventStream(produce: Stream<unknown>, outer: AbortSignal, onOver: (error?: unknown) => void): Response {
  const gone = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    // Drops unread data with the stream. Aborting the writer would wait for the write that waits for the reader.
    start: (controller) => gone.signal.addEventListener("abort", () => controller.terminate()),
  });
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const signal = AbortSignal.any([outer, gone.signal]);
  const send = async (text: string) => {
    const stuck = setTimeout(() => gone.abort(), patience);
    await writer.write(encoder.encode(text)).catch(() => gone.abort());
    clearTimeout(stuck);
  };
  const breathing = setInterval(() => void send(": breathe\n\n"), breath);

  const run = async () => {
    try {
      await send("retry: 1000\n\n");
      await produce((event) => send(`data: ${JSON.stringify(event)}\n\n`), signal);
      await send(outer.aborted ? "retry: 0\nevent: moved\ndata: {}\n\n" : "event: end\ndata: {}\n\n");
    } finally {
      clearInterval(breathing);
      await writer.close().catch(() => {});
    }
  };
  void run().then(() => onOver(), onOver);
  return new Response(readable, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
  });
}
