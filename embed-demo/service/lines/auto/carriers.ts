import type { LineCarriers } from "../serviceLine";

export const autoCarriers: LineCarriers = { sellsOnline: false, unserved: ["WY"], checked: "driving records" };
