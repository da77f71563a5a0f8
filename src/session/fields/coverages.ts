import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

/** Values by the coverages' apiKeys: `{ allPerils: "2500" }`. */
const values = z.record(z.string(), z.string());

const choices = z.object({
  /** Choices for the whole policy. */
  all: values,
  /** Deductibles of a single vehicle, by the vehicle's key. */
  byVehicle: z.record(z.string(), values),
  /**
   * The service's own values of coverages for which a choice was sent and then dropped. The service may have taken it, and keeps what
   * isn't sent.
   */
  takenBack: z.optional(values),
});
export type CoverageChoices = Readonly<z.infer<typeof choices>>;

/** The visitor's choices of coverages that differ from the service's proposal. */
export const chosenCoverages = field<CoverageChoices>("chosenCoverages", choices, {
  initial: { all: {}, byVehicle: {} },
  rated: ({ all, byVehicle }) => ({ all, byVehicle }),
});

/** Choices that aren't submitted yet; null while there are none. They stay drafts because they haven't been priced. */
export const customizing = field<CoverageChoices | null>("customizing", z.nullable(choices), { initial: null });
