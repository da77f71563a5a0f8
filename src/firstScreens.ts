import { firstScreens } from "virtual:first-screens";
import { paintAndLoad } from "./element/firstPaint/paintAndLoad";
import type { LoaderPage } from "./element/loader/page";

/** The parcel "first": what shows first screens, and every line's as data. */
export const paint = (page: LoaderPage): Promise<void> => paintAndLoad(page, firstScreens);
