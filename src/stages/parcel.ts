import type { LineWork } from "../session/line";
import { ContactScreen } from "./finalize/ContactScreen";
import { contactEffects, phoneEffects } from "./finalize/effects";
import { PhoneScreen } from "./finalize/PhoneScreen";
import { SuccessScreen } from "./finalize/SuccessScreen";
import { effects as quoteEffects } from "./quotes/effects";
import { QuotesScreen } from "./quotes/QuotesScreen";

/** The work of the steps from prices on, in a parcel of its own so that no earlier question waits for it. */
export const quotes: LineWork = { screen: QuotesScreen, effects: quoteEffects };
export const contact: LineWork = { screen: ContactScreen, effects: contactEffects };
export const phone: LineWork = { screen: PhoneScreen, effects: phoneEffects };
export const success: LineWork = { screen: SuccessScreen };
