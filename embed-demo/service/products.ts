import type { InsuranceLine } from "../../src/business/lines";
import { usStates } from "../../src/business/stateNames";
import { isDigitalBindState } from "../../src/business/carriers";

export interface Product {
  insuranceLine: InsuranceLine;
  bindType: "DIGITAL" | "ADVISOR" | "EXTERNAL";
  states: string[];
}

const allStates: string[] = usStates.map(({ code }) => code);

/** Where a line isn't offered at all. */
const unserved: Readonly<Partial<Record<InsuranceLine, readonly string[]>>> = {
  PERSONAL_AUTO: ["WY"],
  MOTORCYCLE: ["HI"],
  LANDLORD: ["HI"],
};

/** Where none is. */
const unservedByAll: readonly string[] = ["AK"];

const bindTypes: Readonly<Partial<Record<InsuranceLine, Product["bindType"]>>> = { RENTERS: "DIGITAL", PET: "EXTERNAL" };

const lines: readonly InsuranceLine[] = ["PERSONAL_AUTO", "PERSONAL_HOME", "RENTERS", "CONDOMINIUM", "MOTORCYCLE", "LANDLORD", "LIFE", "PET"];

export const products: readonly Product[] = lines.map((insuranceLine) => ({
  insuranceLine,
  bindType: bindTypes[insuranceLine] ?? "ADVISOR",
  states: allStates.filter((state) => !unservedByAll.includes(state) && !unserved[insuranceLine]?.includes(state)),
}));

export const isOffered = (line: InsuranceLine, state: string): boolean =>
  products.some(({ insuranceLine, states }) => insuranceLine === line && states.includes(state));

/** How a quote of the line is bought in the state. */
export const bindTypeIn = (product: Product, state: string): Product["bindType"] =>
  product.bindType === "DIGITAL" && !isDigitalBindState(state) ? "ADVISOR" : product.bindType;
