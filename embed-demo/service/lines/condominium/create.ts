import { createdAt } from "../createdAt";
import type { LineCreate } from "../serviceLine";

export const condominiumCreate: LineCreate = { creation: createdAt("condominium"), thirdParties: ["PROPERTY_RECORDS"] };
