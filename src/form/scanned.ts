import { signalOf } from "../session/signalOf";

/** Answers read from a barcode, by the id of the field that shows them. */
type Scanned = Readonly<Record<string, unknown>>;

/** In memory alone, because nothing of a barcode is stored but the answers themselves. */
export const scannedIn = signalOf<Scanned>({});
