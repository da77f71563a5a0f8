import { outlivesLine } from "../../flow/field";

/** Items that are being typed belong to what they are an item of. */
const keptItems = /^(?:driver|car|motorcycle)-/;

/** Whether an answer or draft outlives a change of line: its field says so (`kept`), and `scope/name` goes with its list. */
export const isKept = (key: string): boolean => (key.includes("/") ? keptItems.test(key) : outlivesLine(key));
