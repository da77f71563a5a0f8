/**
 * Answers that outlive a change of line, by field name, under the names that spec §4 gives what a store reset keeps. The
 * others of its list (analytics, partial lead, partner, progress) are no answers and stay untouched.
 */
export const keepList: Readonly<Record<string, readonly string[]>> = {
  prefill: [
    "yearBuilt",
    "squareFootage",
    "numberOfStories",
    "numberOfFloors",
    "constructionQuality",
    "foundationType",
    "roofType",
    "roofUpdated",
    "timeSinceRoofUpdate",
    "centralAC",
    "distanceToFireStation",
    "propertyType",
    "homeOccupancy",
    "propertyOrigins",
    "rebuildCost",
    "recordsFound",
  ],
  personalInfo: ["firstName", "lastName", "dateOfBirth", "email", "primaryPhoneNumber", "gender", "maritalStatus", "referralCode", "referralRead", "partnerReturnUrl"],
  vehicle: ["vehicles", "motorcycles"],
  address: ["addressSearch", "addressLine1", "addressLine2", "city", "state", "zipCode", "startInManualMode", "confirmedAddress", "addressUnknown"],
  driver: ["drivers", "driverHistory"],
  discounts: ["safetyDevices", "household"],
  additionalInfo: ["homeType", "occupancyType", "priorBILimit", "numberOfMiles", "annualMileage", "yearsWithContinuousCoverageAuto"],
  leadLookup: ["leadLookup"],
};

const kept: ReadonlySet<string> = new Set(Object.values(keepList).flat());
/** Items that are being typed belong to what they are an item of. */
const keptItems = /^(?:driver|car|motorcycle)-/;

export const isKept = (key: string): boolean => (key.includes("/") ? keptItems.test(key) : kept.has(key));
