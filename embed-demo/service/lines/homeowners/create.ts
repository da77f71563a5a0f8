import { createdAt } from "../createdAt";
import type { LineCreate } from "../serviceLine";

export const homeownersCreate: LineCreate = { creation: createdAt("homeowners"), thirdParties: ["PROPERTY_RECORDS"] };
