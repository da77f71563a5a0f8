import type { AnyField } from "../../flow/field";
import type { LineStep } from "../../session/line";
import { loadingStep } from "./step";

export interface PropertyLoadingOptions {
  /** The facts that the line takes over from public records. */
  readonly facts: readonly AnyField[];
  /** What a later step asks about the building, and is told by the record: another address begins it anew. */
  readonly begun?: readonly AnyField[];
  /** The case that a rebuild cost above the line's threshold is, this early (decision 46). */
  readonly costTooHigh: "noQuotesReturned" | "mostAccurateQuotes";
  /** The kind of building, where one that isn't a home is a local broker's (decision 71). */
  readonly building?: AnyField;
}

/** What the record says, before anybody is asked: nobody can get it wrong. */
const found = ({ rule: _rule, prepare: _prepare, ...field }: AnyField): AnyField => field;

/** "Gathering information..." about a property (spec §2). */
export const propertyLoading = (options: PropertyLoadingOptions): LineStep => ({
  ...loadingStep(() => import("./prefillProperty").then(({ propertyEffects }) => propertyEffects(options))),
  ...(options.building && { fields: [found(options.building)], cases: ["insuranceCanBeTrickyLocalAgent"] }),
});
