import { readApplication } from "../../../../src/api/contract/applications/readApplication";
import { editableCoveragesFor } from "../../lines/coveragesIn";
import { confirmedDiscounts } from "../../property/discounts";
import { route } from "../../http/call";
import { readQuotes } from "../../quotes/readQuotes";
import { ownApplication } from "../../applications/store";

export const readRoutes = [
  route(readApplication, async (call) => {
    const found = await ownApplication(call);
    const { status } = await readQuotes(call.db, found);
    return {
      applicationId: found.id,
      applicantId: found.applicantId,
      insuranceLine: found.line,
      revision: found.revision,
      ratingStatus: found.ratingRun === 0 ? null : status,
      ratingRun: found.ratingRun,
      selectedQuoteId: found.selectedQuoteId,
      ...found.parts,
      ...(found.parts.discountsData && { appliedDiscounts: confirmedDiscounts(found.parts.discountsData) }),
      currentApplicationState: { editableCoverages: editableCoveragesFor(found.line, found.parts) },
    };
  }),
];
