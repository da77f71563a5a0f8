import type { DetectorClass } from "./nativeDetector";

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** True if the browser itself reads licenses, so that nothing is downloaded. A browser that knows PDF417 knows the codes of VINs, too. */
export const hasNativeDetector = async (): Promise<boolean> => !!(await window.BarcodeDetector?.getSupportedFormats())?.includes("pdf417");
