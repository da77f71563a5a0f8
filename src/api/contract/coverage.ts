import { z } from "../../kernel/zod";

const option = z.object({ value: z.string(), label: z.string(), toolTipDescription: z.optional(z.string()) });

/** LIST: one of the options. RANGE: any whole dollars within `typedCoverage` of business/limits; the options are suggestions. */
const increments = z.object({ incrementType: z.enum(["LIST", "RANGE"]), options: z.array(option) });

/** A choice of the person, with its current value. */
export const editableCoverage = z.object({
  id: z.string(),
  apiKey: z.string(),
  label: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  isDeductible: z.boolean(),
  value: z.string(),
  increments,
});
export type EditableCoverage = z.infer<typeof editableCoverage>;

/** A coverage's name, place and choices. */
export const coverage = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  quoteKey: z.string(),
  apiKey: z.optional(z.string()),
  showOnQuoteCard: z.boolean(),
  showInQuoteCardHeader: z.boolean(),
  isDeductible: z.boolean(),
  isEditable: z.boolean(),
  tooltip: z.optional(z.string()),
  /** True if the state's law requires it. */
  isRequired: z.boolean(),
  /** The value that is rated if nothing was chosen. */
  defaultValue: z.string(),
  increments,
});
export type Coverage = z.infer<typeof coverage>;
