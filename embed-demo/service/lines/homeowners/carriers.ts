import type { LineCarriers } from "../serviceLine";

export const homeownersCarriers: LineCarriers = { sellsOnline: false, unserved: [], checked: "the home and its claims" };
