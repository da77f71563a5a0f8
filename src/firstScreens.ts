import { firstScreens } from "virtual:first-screens";
import { paintAndLoad } from "./element/firstPaint/paintAndLoad";
import type { LoaderPage } from "./element/loader/page";

/** The parcel "first": the painter, and every line's first screen as data. */
export const paint = (page: LoaderPage): Promise<void> => paintAndLoad(page, firstScreens);
