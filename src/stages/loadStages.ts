/** The parcel of quotes and finalize. The lines' flows import this much of it and no more. */
export const loadStages = () => import("./parcel");

/** The parcel of the purchase, for those alone who buy online. */
export const loadPurchase = () => import("./purchase/parcel");
