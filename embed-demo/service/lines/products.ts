import { isDigitalBindState } from "../../../src/business/carriers";
import type { InsuranceLine } from "../../../src/business/lines";
import { usStates } from "../../../src/business/stateNames";
import type { StateCode } from "../../../src/business/states";
import { serviceLines, type QuotedLine } from "./serviceLines";

export interface Product {
  insuranceLine: InsuranceLine;
  bindType: "DIGITAL" | "ADVISOR";
  states: readonly string[];
}

/** Where no line is offered. */
const unservedByAll: readonly StateCode[] = ["AK"];

/** Every line that is quoted, and where. */
export const products: readonly Product[] = (Object.keys(serviceLines) as QuotedLine[]).map((insuranceLine) => {
  const { unserved, sellsOnline } = serviceLines[insuranceLine];
  return { insuranceLine, bindType: sellsOnline ? "DIGITAL" : "ADVISOR", states: usStates.flatMap(({ code }) => (unservedByAll.includes(code) || unserved.includes(code) ? [] : [code])) };
});

export const isOffered = (line: InsuranceLine, state: string): boolean =>
  products.some(({ insuranceLine, states }) => insuranceLine === line && states.includes(state));

/** What is offered in a state, each as it is bought there. */
export const productsIn = (state: string): Product[] =>
  products.flatMap((product) =>
    product.states.includes(state) ? [{ ...product, bindType: isDigitalBindState(state) ? product.bindType : "ADVISOR", states: [state] }] : [],
  );
