import { createdAt } from "../createdAt";
import type { LineCreate } from "../serviceLine";

export const landlordCreate: LineCreate = { creation: createdAt("landlord"), thirdParties: ["PROPERTY_RECORDS"] };
