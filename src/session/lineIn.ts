import type { ComponentType } from "react";
import type { updateLead } from "../api/contract/leads";
import type { BodyOf } from "../api/contract/requests";
import type { InsuranceLine, LineSlug } from "../business/lines";
import type { CoverageWeights } from "../business/whatIf";
import type { ComplexCase } from "../flow/complexCase";
import type { Answers, Field } from "../flow/field";
import type { Flow } from "../flow/flow";
import type { EffectIn } from "./effectIn";

/**
 * The choice above a line's quotes, with its values in ascending order: deductibles or limits that get one value together, or an
 * answer.
 */
export type QuickChoice =
  | { readonly kind: "deductible" | "limit"; readonly coverages: readonly string[]; readonly values: readonly string[] }
  | { readonly kind: "answer"; readonly answer: Field<number>; readonly values: readonly number[] };

/** A line's manifest: everything that the app needs to run it. */
export interface LineIn<Within> {
  readonly slug: LineSlug;
  readonly wire: InsuranceLine;
  readonly flow: Flow<ComponentType, EffectIn<Within>>;
  /** The complex cases that the line can raise. */
  readonly cases: readonly ComplexCase[];
  /** Returns the two-letter code of the state whose rules apply; null while unknown. */
  riskState(answers: Answers): string | null;
  /** Returns the answers that affect a price. A change of their hash means that prices are out of date. */
  ratingInput(answers: Answers): unknown;
  /** How much a change of each coverage changes a price; without them no change does, as far as it can be estimated. */
  readonly weights?: CoverageWeights;
  /** The choice that matters most beside the prices; absent where none can be changed online. */
  readonly quick?: QuickChoice;
  /** Returns the line's answers for the lead. `state` is the risk's, "" while unknown; its law may bar some of them. */
  lead?(answers: Answers, state: string): Pick<BodyOf<typeof updateLead>, "gender" | "maritalStatus">;
}
