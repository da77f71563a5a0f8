import { bindScenarios, ratingScenarios } from "../../service/staging/testInputs";

export interface Outcome {
  /** A last name. */
  readonly name: string;
  readonly what: string;
}

/** Filled in by the generator when it builds a page that imports it. */
export declare const data: readonly Outcome[];

const loader = { load: (): readonly Outcome[] => [...Object.values(ratingScenarios), ...Object.values(bindScenarios)] };
export default loader;
