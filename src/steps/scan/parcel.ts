import { LicenseScan } from "./LicenseScan";
import { VinScan } from "./VinScan";

/** Everything that scanning needs beyond its button. */
export const scan = { LicenseScan, VinScan };
