import type { LineCarriers } from "../serviceLine";

export const petCarriers: LineCarriers = { sellsOnline: false, unserved: [], checked: "the vet's records" };
