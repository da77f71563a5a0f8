import { createLifeApplication } from "../../api/contract/applications/createLife";
import { createPetApplication } from "../../api/contract/applications/createPet";
import { creationAt, type CreationId } from "../../api/contract/applications/creationAt";
import { listVehicles } from "../../api/contract/applications/listVehicles";
import { fillPrefill } from "../../api/contract/applications/propertyData";
import { readApplication } from "../../api/contract/applications/readApplication";
import { readPrefill } from "../../api/contract/applications/readPrefill";
import { submitApplication } from "../../api/contract/applications/submitApplication";
import { updateAdditionalInfo } from "../../api/contract/applications/updateAdditionalInfo";
import { updateBundling } from "../../api/contract/applications/updateBundling";
import { updateCohabitation } from "../../api/contract/applications/updateCohabitation";
import { updateCoverages } from "../../api/contract/applications/updateCoverages";
import { updateDiscounts } from "../../api/contract/applications/updateDiscounts";
import { updateDrivers } from "../../api/contract/applications/updateDrivers";
import { updateGeneralInfo } from "../../api/contract/applications/updateGeneralInfo";
import { updateLife } from "../../api/contract/applications/updateLife";
import { updatePrefill } from "../../api/contract/applications/updatePrefill";
import { updateVehicles } from "../../api/contract/applications/updateVehicles";
import { insuranceLines, wireOf, type LineAtAddress } from "../../business/lines";
import { newId } from "../../kernel/ids";
import { driverOf, homeOf, lifeOf, milesOf, personOf, petOf, startDay, vehicleOf } from "../answersOf";
import type { Backend } from "../backend";
import type { QuotedLine } from "../options";
import { NotReached } from "../verdicts";
import { application, complete, described, homes, newLead, revisionOf } from "../visits";
import { sample, type Sample } from "./sample";

const driven = ["auto", "motorcycle"] as const;

/** A call about the application of the first of these lines that is tested; of any line without a list. */
async function under<Line extends QuotedLine>(at: Backend, ...lines: readonly Line[]) {
  const line = (lines.length > 0 ? at.lineOf(...lines) : at.options.lines[0]) as Line;
  const { applicationId, token } = await application(at, line);
  return { line, call: { params: { applicationId }, token } };
}

/** The same for a change, with the revision last seen. */
async function change<Line extends QuotedLine>(at: Backend, ...lines: readonly Line[]) {
  const { line, call } = await under(at, ...lines);
  return { line, call: { ...call, revision: await revisionOf(at, { applicationId: call.params.applicationId, token: call.token }) } };
}

/** A create in the session of a lead of its own. */
const atAddress = (line: LineAtAddress): Sample =>
  sample(
    creationAt(line),
    async (at) => {
      at.lineOf(line);
      const { leadId, token } = await newLead(at);
      return { body: { leadId, propertyAddress: at.inputs.address }, token, idempotencyKey: newId() };
    },
    { otherBody: (body) => ({ ...body, personalInfo: { firstName: "Bo" } }) },
  );

const linesAtAddress = insuranceLines.flatMap((line) => ("risk" in line ? [line.slug] : []));
const creations = Object.fromEntries(linesAtAddress.map((line) => [creationAt(line).id, atAddress(line)])) as Readonly<Record<CreationId, Sample>>;

/** The first editable coverage of the application, with a value that is offered. */
async function choice(at: Backend): Promise<{ line: QuotedLine; chosen: Record<string, string> }> {
  const line = at.lineOf(...homes, "life", "pet");
  const { editableCoverages } = await application(at, line);
  const offered = editableCoverages.find(({ increments }) => increments.options.some(({ value }) => /^\d{1,8}$/.test(value)));
  if (!offered) throw new NotReached(`the create of ${line} returned no coverage to choose`);
  return { line, chosen: { [offered.apiKey]: offered.increments.options.find(({ value }) => /^\d{1,8}$/.test(value))!.value } };
}

/** Applications of every line, and their parts. */
export const applicationSamples = {
  ...creations,
  createLifeApplication: sample(
    createLifeApplication,
    async (at) => {
      at.lineOf("life");
      const { leadId, token } = await newLead(at);
      const { state, zipCode } = at.inputs.address;
      return { body: { leadId, mailingAddress: { state, zipCode } }, token, idempotencyKey: newId() };
    },
    { otherBody: (body) => ({ ...body, smoker: "Never" }) },
  ),
  createPetApplication: sample(
    createPetApplication,
    async (at) => {
      at.lineOf("pet");
      const { leadId, token } = await newLead(at);
      return { body: { ...petOf(at.inputs, at.email), leadId }, token, idempotencyKey: newId() };
    },
    { otherBody: (body) => ({ ...body, petName: "Pepper" }) },
  ),
  readApplication: sample(readApplication, async (at) => (await under(at)).call),
  updateBundling: sample(updateBundling, async (at) => ({ ...(await change(at)).call, body: { bundling: true } })),
  updateDrivers: sample(updateDrivers, async (at) => ({ ...(await change(at, ...driven)).call, body: { drivers: [driverOf(at.inputs)] } })),
  updateAdditionalInfo: sample(updateAdditionalInfo, async (at) => {
    const { line, call } = await change(at, ...driven, ...homes);
    return { ...call, body: line === "auto" || line === "motorcycle" ? milesOf(line) : { homeType: "TOWNHOUSE" as const } };
  }),
  updateVehicles: sample(updateVehicles, async (at) => {
    const { line, call } = await change(at, ...driven);
    return { ...call, body: { personalVehiclesData: [vehicleOf(line, at.inputs)] } };
  }),
  listVehicles: sample(listVehicles, async (at) => (await under(at, ...driven)).call),
  readPrefill: sample(readPrefill, async (at) => (await under(at, ...driven)).call),
  updateGeneralInfo: sample(updateGeneralInfo, async (at) => ({
    ...(await change(at, ...homes)).call,
    body: { personalInfoData: personOf(at.inputs, at.email), insuranceStartData: { effectiveDate: startDay() } },
  })),
  fillPrefill: sample(fillPrefill, async (at) => ({ ...(await under(at, ...described)).call, body: {} })),
  updatePrefill: sample(updatePrefill, async (at) => {
    const { line, call } = await change(at, ...described);
    return { ...call, body: { product: wireOf(line), prefillData: homeOf(line) } };
  }),
  updateDiscounts: sample(updateDiscounts, async (at) => {
    const { line, call } = await change(at, ...homes);
    return { ...call, body: { product: wireOf(line), state: at.inputs.address.state, discountsData: { smokeDetector: true, deadBoltLocks: true } } };
  }),
  updateCohabitation: sample(updateCohabitation, async (at) => ({ ...(await change(at, ...homes)).call, body: { cohabitationData: { dog: true } } })),
  updateCoverages: sample(updateCoverages, async (at) => {
    const { line, chosen } = await choice(at);
    return { ...(await change(at, line)).call, body: { editableCoverages: chosen } };
  }),
  updateLife: sample(updateLife, async (at) => ({ ...(await change(at, "life")).call, body: lifeOf(at.inputs) })),
  submitApplication: sample(submitApplication, async (at) => {
    const { applicationId, token } = await at.once("complete", () => complete(at, at.options.lines[0]!));
    return { params: { applicationId }, token, body: {} };
  }),
};
