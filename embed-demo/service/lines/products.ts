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

/** States where no line is offered. */
const unservedByAll: readonly StateCode[] = ["AK"];

/** Every quoted line, and its states. */
export const products: readonly Product[] = (Object.keys(serviceLines) as QuotedLine[]).map((insuranceLine) => {
  const { unserved, sellsOnline } = serviceLines[insuranceLine];
  return { insuranceLine, bindType: sellsOnline ? "DIGITAL" : "ADVISOR", states: usStates.flatMap(({ code }) => (unservedByAll.includes(code) || unserved.includes(code) ? [] : [code])) };
});

export const isOffered = (line: InsuranceLine, state: string): boolean =>
  products.some(({ insuranceLine, states }) => insuranceLine === line && states.includes(state));

/** The products in a state, each with the way to buy it there. */
export const productsIn = (state: string): Product[] =>
  products.flatMap((product) =>
    product.states.includes(state) ? [{ ...product, bindType: isDigitalBindState(state) ? product.bindType : "ADVISOR", states: [state] }] : [],
  );
