import { z } from "../../kernel/zod";

const option = z.object({ value: z.string(), label: z.string(), toolTipDescription: z.optional(z.string()) });

/** LIST: one of the options. RANGE: any whole dollars within `typedCoverage` of business/limits; the options are suggestions. */
const increments = z.object({ incrementType: z.enum(["LIST", "RANGE"]), options: z.array(option) });

/** What a person may choose between, with what holds now. */
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

/** How a coverage is named, where it shows and what may be chosen. */
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
  /** The state's law asks for it. */
  isRequired: z.boolean(),
  /** What is rated when nothing was chosen. */
  defaultValue: z.string(),
  increments,
});
export type Coverage = z.infer<typeof coverage>;
