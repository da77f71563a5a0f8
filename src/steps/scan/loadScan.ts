/** The parcel of scanning, which is loaded on the press alone. */
export const loadScan = () => import("./parcel").then(({ scan }) => scan);
