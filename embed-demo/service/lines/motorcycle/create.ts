import { createdAt } from "../createdAt";
import type { LineCreate } from "../serviceLine";

export const motorcycleCreate: LineCreate = { creation: createdAt("motorcycle"), thirdParties: [] };
