import { updateLife } from "../../../../src/api/contract/applications/updateLife";
import { calendarDay } from "../../../../src/kernel/dates";
import { editableCoveragesFor } from "../../lines/coveragesIn";
import { route } from "../../http/call";
import { checkLife } from "../../applications/checkLife";
import { forUpdateOf, saveParts } from "../../applications/store";

export const lifeRoutes = [
  route(updateLife, async (call) => {
    const found = await forUpdateOf(call, ["LIFE"]);
    const { personalInfo, ...sent } = call.body;
    if (!found.parts.life) throw new Error("A life application without its state");
    const changed = {
      life: { ...found.parts.life, ...sent },
      ...(personalInfo && { personalInfo: { ...found.parts.personalInfo, ...personalInfo } }),
    };
    checkLife({ ...found.parts, ...changed }, personalInfo, calendarDay(call.now));
    const { applicationId, revision, parts } = await saveParts(call.db, found, changed);
    return { applicationId, revision, editableCoverages: editableCoveragesFor("LIFE", parts) };
  }),
];
