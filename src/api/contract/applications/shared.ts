import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { id, insuranceLine, revision } from "../values";

export const applicationParams = z.object({ applicationId: id });

/** The response to every create, whatever the line. */
export const createdApplication = z.object({
  applicationId: id,
  applicantId: id,
  /** Null: quotes get ids of their own, one per carrier, once the application is submitted. */
  quoteId: z.nullable(id),
  insuranceLine,
  /**
   * Third parties whose records the service will request. Stored with the application; a visitor reads about them where the
   * answer is shown.
   */
  thirdParties: z.array(z.string()),
  editableCoverages: z.array(editableCoverage),
  revision,
  /** Grants access to everything under the application. */
  token: z.string(),
});

/** The response to the update of any part. */
export const updatedApplication = z.object({ applicationId: id, revision });
