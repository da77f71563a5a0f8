import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

/** By the coverages' apiKeys: `{ allPerils: "2500" }`. */
const values = z.record(z.string(), z.string());

const choices = z.object({
  /** For the whole policy. */
  all: values,
  /** By the vehicle's key: deductibles that are a vehicle's own. */
  byVehicle: z.record(z.string(), values),
});
export type CoverageChoices = Readonly<z.infer<typeof choices>>;

/** What the visitor chose of the coverages, as far as it isn't what the service proposes. */
export const chosenCoverages = field<CoverageChoices>("chosenCoverages", choices, { initial: { all: {}, byVehicle: {} }, rated: true });

/** Choices that aren't submitted yet; null while there are none. They stay drafts, since nothing has been priced for them. */
export const customizing = field<CoverageChoices | null>("customizing", z.nullable(choices), { initial: null });
