/** The parcel of quotes and finalize. The lines' flows import this part of it and no more. */
export const loadStages = () => import("./parcel");

/** The parcel of the purchase, which only visitors who buy online load. */
export const loadPurchase = () => import("./purchase/parcel");
