import type { Detect, Kind } from "./found";
import { hasNativeDetector } from "./hasNativeDetector";
import { loadDecoder } from "./loadDecoder";
import { nativeDetector } from "./nativeDetector";

/** Returns the browser's own detector, or the decoder. Rejects if neither is to be had. */
export async function detectorFor(kind: Kind): Promise<Detect> {
  if (await hasNativeDetector()) return nativeDetector(kind, window.BarcodeDetector!);
  const { wasmDetector } = await loadDecoder();
  return wasmDetector(kind);
}
