import type { IForbiddenRuleType } from "dependency-cruiser";

export declare const floors: readonly (readonly string[])[];
export declare const demoFloors: readonly (readonly string[])[];
export declare const serviceFloors: readonly (readonly string[])[];
export declare const forbidden: readonly IForbiddenRuleType[];
