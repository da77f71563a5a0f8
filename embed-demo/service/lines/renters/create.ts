import { createdAt } from "../createdAt";
import type { LineCreate } from "../serviceLine";

export const rentersCreate: LineCreate = { creation: createdAt("renters"), thirdParties: ["PROPERTY_RECORDS"] };
