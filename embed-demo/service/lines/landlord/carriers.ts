import type { LineCarriers } from "../serviceLine";

export const landlordCarriers: LineCarriers = { sellsOnline: false, unserved: ["HI"], checked: "the property and its claims" };
