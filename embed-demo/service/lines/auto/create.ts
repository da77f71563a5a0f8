import { createdAt } from "../createdAt";
import type { LineCreate } from "../serviceLine";

export const autoCreate: LineCreate = { creation: createdAt("auto"), thirdParties: [] };
