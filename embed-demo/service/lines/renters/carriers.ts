import type { LineCarriers } from "../serviceLine";

export const rentersCarriers: LineCarriers = { sellsOnline: true, unserved: [], checked: "your claims" };
