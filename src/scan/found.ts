/** Barcodes that are looked for: those of a license, or those that hold a VIN. */
export type Kind = "license" | "vin";

/** Names of the Barcode Detection API. */
export const formats = {
  license: ["pdf417"],
  vin: ["code_39", "code_128", "data_matrix", "qr_code"],
} as const;

/** One way to look at a picture. A native detector knows its own ways and has no use for them. */
export interface Way {
  /** How pixels become black and white: by their surroundings, or by one threshold for the whole picture. */
  readonly binarizer: "LocalAverage" | "GlobalHistogram";
}

/** Returns the texts of the codes in a picture, empty for one that was seen and couldn't be read. Rejects if the detector fails. */
export type Detect = (picture: ImageData, way: Way) => Promise<readonly string[]>;
