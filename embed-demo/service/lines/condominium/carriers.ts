import type { LineCarriers } from "../serviceLine";

export const condominiumCarriers: LineCarriers = { sellsOnline: false, unserved: [], checked: "the unit and its claims" };
