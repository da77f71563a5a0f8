export default { base: "/host", outDir: "out", telemetry: false };
