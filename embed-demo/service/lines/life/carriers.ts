import type { LineCarriers } from "../serviceLine";

export const lifeCarriers: LineCarriers = { sellsOnline: false, unserved: [], checked: "your health records" };
