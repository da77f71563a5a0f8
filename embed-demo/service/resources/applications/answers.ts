import { updateAdditionalInfo } from "../../../../src/api/contract/applications/updateAdditionalInfo";
import { updateBundling } from "../../../../src/api/contract/applications/updateBundling";
import { updateGeneralInfo } from "../../../../src/api/contract/applications/updateGeneralInfo";
import { route } from "../../http/call";
import { forUpdate, saveParts } from "./store";

/** Parts that are kept as they come. */
export const answersRoutes = [
  route(updateAdditionalInfo, async (call) => {
    const found = await forUpdate(call);
    return saveParts(call.db, found, { additionalInfo: { ...found.parts.additionalInfo, ...call.body } });
  }),
  route(updateBundling, async (call) => saveParts(call.db, await forUpdate(call), { bundling: call.body.bundling })),
  route(updateGeneralInfo, async (call) => {
    const found = await forUpdate(call);
    const { personalInfoData, insuranceStartData } = call.body;
    return saveParts(call.db, found, {
      ...(personalInfoData && { personalInfo: { ...found.parts.personalInfo, ...personalInfoData } }),
      ...(insuranceStartData && { startDate: insuranceStartData.effectiveDate }),
    });
  }),
];
