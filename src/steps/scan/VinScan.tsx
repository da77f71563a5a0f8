import { useRef } from "react";
import { phrases } from "../../kernel/phrase";
import { readVin } from "../../scan/readVin";
import { ScanDialog } from "./ScanDialog";

const texts = phrases("scan.vin", {
  title: "Scan the VIN barcode",
  aim: "Fit the barcode in the frame",
  wrong: "There's no VIN in that. Paste what the VIN's barcode holds.",
});

interface VinScanProps {
  onRead: (vin: string) => void;
  onType: () => void;
  onClose: () => void;
}

/** Reads a VIN. One without a valid check digit must be read twice, because a code of bars alone has no other check. */
export function VinScan(props: VinScanProps) {
  const before = useRef<string | null>(null);
  const accept = (text: string, isPasted: boolean): string | null => {
    const found = readVin(text);
    if (!found) return null;
    const isSure = isPasted || found.isChecked || before.current === found.vin;
    before.current = found.vin;
    return isSure ? found.vin : null;
  };
  return <ScanDialog kind="vin" title={texts.title} aim={texts.aim} wrong={texts.wrong} accept={accept} {...props} />;
}
