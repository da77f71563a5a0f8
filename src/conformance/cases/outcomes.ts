import { creationAt } from "../../api/contract/applications/creationAt";
import { fillPrefill } from "../../api/contract/applications/propertyData";
import { updateGeneralInfo } from "../../api/contract/applications/updateGeneralInfo";
import { updateVehicles } from "../../api/contract/applications/updateVehicles";
import type { EndpointId } from "../../api/contract/endpoints";
import type { ProblemCode } from "../../api/contract/problem";
import { insuranceLines } from "../../business/lines";
import { newId } from "../../kernel/ids";
import { personOf, startDay, vehicleOf } from "../answersOf";
import { given, type Backend } from "../backend";
import type { Case } from "../case";
import { consequences } from "../consequences";
import { callOf, type Exchange } from "../exchange";
import { expectProblem, named } from "../expectations";
import { begin, described, homes, revisionOf, type Begun } from "../visits";

interface Provoked {
  readonly about: string;
  readonly endpoints: readonly EndpointId[];
  readonly code: ProblemCode;
  send(at: Backend): Promise<Exchange>;
}

const addressLines = insuranceLines.flatMap((line) => ("risk" in line ? [line.slug] : []));
const driven = ["auto", "motorcycle"] as const;

const changeOf = async (at: Backend, begun: Begun) => ({
  params: { applicationId: begun.applicationId },
  token: begun.token,
  revision: await revisionOf(at, begun),
});

const atStreet = (code: "CODE_NOT_SUPPORTED" | "COST_TOO_HIGH" | "PREMIUM_TOO_HIGH"): Provoked => ({
  about: "createStreets",
  endpoints: ["createAutoApplication"],
  code,
  async send(at) {
    const addressLine1 = given(at.inputs.createStreets[code], `createStreets.${code}`);
    const body = { propertyAddress: { ...at.inputs.address, addressLine1 } };
    return at.send(creationAt(at.lineOf(...addressLines)), { body, idempotencyKey: newId() });
  },
});

const atRecords = (code: "PREFILL_FAILED" | "COST_TOO_HIGH"): Provoked => ({
  about: "prefillStreets",
  endpoints: ["fillPrefill"],
  code,
  async send(at) {
    const { applicationId, token } = await begin(at, at.lineOf(...described), undefined, given(at.inputs.prefillStreets[code], `prefillStreets.${code}`));
    return at.send(fillPrefill, { params: { applicationId }, token, body: {} });
  },
});

const provoked: readonly Provoked[] = [
  atStreet("CODE_NOT_SUPPORTED"),
  atStreet("COST_TOO_HIGH"),
  atStreet("PREMIUM_TOO_HIGH"),
  atRecords("PREFILL_FAILED"),
  atRecords("COST_TOO_HIGH"),
  {
    about: "expensiveLastName",
    endpoints: ["updateGeneralInfo"],
    code: "PREMIUM_TOO_HIGH",
    async send(at) {
      const lastName = given(at.inputs.expensiveLastName, "expensiveLastName");
      const begun = await begin(at, at.lineOf(...homes));
      const body = { personalInfoData: { ...personOf(at.inputs, at.email), lastName }, insuranceStartData: { effectiveDate: startDay() } };
      return at.send(updateGeneralInfo, { ...(await changeOf(at, begun)), body });
    },
  },
  {
    about: "unsupportedVehicle",
    endpoints: ["updateVehicles"],
    code: "MAKE_MODEL_UNSUPPORTED",
    async send(at) {
      const line = at.lineOf(...driven);
      const { vin: _vin, ...vehicle } = { ...vehicleOf(line, at.inputs), ...given(at.inputs.unsupportedVehicle, "unsupportedVehicle") };
      const begun = await begin(at, line);
      return at.send(updateVehicles, { ...(await changeOf(at, begun)), body: { personalVehiclesData: [vehicle] } });
    },
  },
];

/** Inputs that provoke a problem for which the widget has a way on. */
export const outcomeCases: readonly Case[] = provoked.map(({ about, endpoints, code, send }) => ({
  name: `${endpoints[0]}: answers ${code} for the input ${about}`,
  topic: "outcomes",
  endpoints,
  expected: named(code),
  consequence: consequences.case,
  async run(at) {
    const exchange = await send(at);
    expectProblem(exchange, code);
    return callOf(exchange);
  },
}));
