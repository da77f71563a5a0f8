import { isDigitalBindState } from "../../src/business/carriers";
import type { InsuranceLine } from "../../src/business/lines";
import { usStates } from "../../src/business/stateNames";
import type { StateCode } from "../../src/business/states";
import { serviceLines, type QuotedLine } from "./lines/serviceLines";
import type { ServiceLine } from "./lines/serviceLine";

export interface Product {
  insuranceLine: InsuranceLine;
  bindType: ServiceLine["bindType"];
  states: string[];
}

/** Where no line is offered. */
const unservedByAll: readonly StateCode[] = ["AK"];

export const products: readonly Product[] = (Object.keys(serviceLines) as QuotedLine[]).map((insuranceLine) => {
  const { bindType, unserved } = serviceLines[insuranceLine];
  return { insuranceLine, bindType, states: usStates.flatMap(({ code }) => (unservedByAll.includes(code) || unserved.includes(code) ? [] : [code])) };
});

export const isOffered = (line: InsuranceLine, state: string): boolean =>
  products.some(({ insuranceLine, states }) => insuranceLine === line && states.includes(state));

/** How a quote of the line is bought in the state. */
export const bindTypeIn = (product: Product, state: string): Product["bindType"] =>
  product.bindType === "DIGITAL" && !isDigitalBindState(state) ? "ADVISOR" : product.bindType;
