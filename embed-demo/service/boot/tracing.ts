type Env = Readonly<Record<string, string | undefined>>;

/**
 * Sends traces to a collector if OTEL_EXPORTER_OTLP_ENDPOINT names one (`http://localhost:4318`); otherwise loads nothing. Reads
 * OpenTelemetry's own variables, such as OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and OTEL_EXPORTER_OTLP_HEADERS. Returns the function
 * that sends what is left.
 */
export async function startTracing(env: Env): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return async () => {};
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": env.OTEL_SERVICE_NAME || "insurance-quote" }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  // A collector that is away doesn't keep the service from ending.
  return () => provider.shutdown().catch(() => {});
}
