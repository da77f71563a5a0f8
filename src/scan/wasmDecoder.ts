import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { file } from "virtual:decoder-file";
import type { Detect, Kind } from "./found";

const names = {
  license: ["PDF417"],
  vin: ["Code39", "Code128", "DataMatrix", "QRCode"],
} as const;

/** Its hash is compared by the browser. */
async function binary(): Promise<ArrayBuffer> {
  const { href, integrity } = file;
  const response = await window.fetch(href, { integrity });
  if (!response.ok) throw new Error(`${href}: status ${response.status}`);
  return response.arrayBuffer();
}

/** Fetches the decoder's binary, compares it with its hash, and compiles it. Rejects if one of them fails. */
export async function wasmDetector(kind: Kind): Promise<Detect> {
  await prepareZXingModule({ overrides: { wasmBinary: await binary() }, fireImmediately: true });
  return async (picture, { binarizer }) => {
    const found = await readBarcodes(picture, {
      formats: [...names[kind]],
      binarizer,
      tryHarder: true,
      tryRotate: true,
      tryInvert: false,
      tryDownscale: true,
      returnErrors: true,
      textMode: "Plain",
      maxNumberOfSymbols: kind === "license" ? 1 : 4,
    });
    return found.map(({ isValid, text }) => (isValid ? text : ""));
  };
}
