import { hasDecoder } from "./hasDecoder";
import { hasNativeDetector } from "./hasNativeDetector";

interface Policy {
  allowsFeature(feature: string): boolean;
}

/** The smallest WebAssembly module: its magic number and version. A page's policy may forbid to compile any. */
const compiles = (): Promise<boolean> =>
  WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
    () => true,
    () => false,
  );

async function check(): Promise<boolean> {
  const { mediaDevices } = navigator;
  const { permissionsPolicy, featurePolicy } = document as { permissionsPolicy?: Policy; featurePolicy?: Policy };
  // Without a secure context there are no devices.
  if (!mediaDevices || (permissionsPolicy ?? featurePolicy)?.allowsFeature("camera") === false) return false;
  if (!(await mediaDevices.enumerateDevices()).some(({ kind }) => kind === "videoinput")) return false;
  return (await hasNativeDetector()) || (hasDecoder && (await compiles()));
}

let checking: Promise<boolean> | undefined;

/** Resolves to true if the page and the device let us read a barcode: a camera that the page may use, and a decoder. */
export const canScan = (): Promise<boolean> => (checking ??= check().catch(() => false));
