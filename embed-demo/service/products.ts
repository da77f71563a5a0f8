import type { InsuranceLine } from "../../src/business/lines";
import { usStates } from "../../src/business/stateNames";
import type { StateCode } from "../../src/business/states";
import { serviceLines, type QuotedLine } from "./lines/serviceLines";

export interface Product {
  insuranceLine: InsuranceLine;
  states: readonly string[];
}

/** Where no line is offered. */
const unservedByAll: readonly StateCode[] = ["AK"];

/** Every line that is quoted, and where. */
export const products: readonly Product[] = (Object.keys(serviceLines) as QuotedLine[]).map((insuranceLine) => {
  const { unserved } = serviceLines[insuranceLine];
  return { insuranceLine, states: usStates.flatMap(({ code }) => (unservedByAll.includes(code) || unserved.includes(code) ? [] : [code])) };
});

export const isOffered = (line: InsuranceLine, state: string): boolean =>
  products.some(({ insuranceLine, states }) => insuranceLine === line && states.includes(state));
