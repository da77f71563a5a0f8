import { devicesField } from "../../steps/discounts/fields";
import { homeOccupancy, houseFacts, propertyType } from "../../steps/prefill/fields";

/** A house, in the order in which it is shown. */
export const facts = [propertyType, ...houseFacts, homeOccupancy];

/** Ticked to begin with: most houses have these two. */
export const devices = devicesField(["smokeDetector", "deadBoltLocks"]);
