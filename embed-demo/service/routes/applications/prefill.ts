import { readPrefill } from "../../../../src/api/contract/applications/readPrefill";
import { route } from "../../http/call";
import { drivenLines } from "../../driven/drivenLines";
import { ProblemError } from "../../http/problemError";
import { householdVehicles } from "../../reference/householdVehicles";
import { addressOf } from "../../database/parts";
import { ofLine, ownApplication } from "../../applications/store";

export const prefillRoutes = [
  route(readPrefill, async (call) => {
    const { parts, line } = ofLine(await ownApplication(call), drivenLines);
    const address = addressOf(parts);
    const forced = parts.staged?.prefill;
    if (forced === "fails") throw new ProblemError("PREFILL_FAILED");
    const people = (parts.drivers ?? []).map(({ firstName, lastName, dob }) => `${firstName} ${lastName} ${dob}`.toLowerCase());
    const count = forced === "empty" ? 0 : forced === "full" ? 8 : undefined;
    return { personalVehicles: householdVehicles([...Object.values(address), ...people].join("|"), line === "MOTORCYCLE" ? "motorcycle" : "car", count) };
  }),
];
