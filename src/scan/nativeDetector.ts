import { formats, type Detect, type Kind } from "./found";

interface Detector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}

export type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

export function nativeDetector(kind: Kind, Native: DetectorClass): Detect {
  const detector = new Native({ formats: formats[kind] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
