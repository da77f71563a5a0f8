import type { LineCarriers } from "../serviceLine";

export const motorcycleCarriers: LineCarriers = { sellsOnline: false, unserved: ["HI"], checked: "riding and driving records" };
