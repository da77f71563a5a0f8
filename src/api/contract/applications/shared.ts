import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { id, insuranceLine, revision } from "../values";

export const applicationParams = z.object({ applicationId: id });

/** What every create answers, whatever the line. */
export const createdApplication = z.object({
  applicationId: id,
  applicantId: id,
  /** Null: quotes have ids of their own, one a carrier, once the application is submitted. */
  quoteId: z.nullable(id),
  insuranceLine,
  /** Whose records the service will ask. Kept with the application; a visitor reads of them where their answer is shown. */
  thirdParties: z.array(z.string()),
  editableCoverages: z.array(editableCoverage),
  revision,
  /** Opens everything under the application. */
  token: z.string(),
});

/** What every part's update answers. */
export const updatedApplication = z.object({ applicationId: id, revision });
