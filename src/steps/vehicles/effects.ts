import { updateVehicles } from "../../api/contract/applications/updateVehicles";
import type { Problem } from "../../api/contract/problem";
import type { Answers } from "../../flow/field";
import { addressee, callApplication } from "../../session/application/application";
import { done } from "../../session/effectOutcome";
import type { Effect } from "../../session/effect";
import type { Session } from "../../session/session";
import { asksMiles } from "./listRule";
import type { VehicleStepOptions } from "./options";
import { afterSending, toWire } from "./wire";

/** The member of the body that holds the list. */
const member = "personalVehiclesData";

/** Points a refusal to the list's own field, so that it is shown there. */
const inList = (problem: Problem, list: string): Problem => ({
  ...problem,
  ...(problem.errors && { errors: problem.errors.map((error) => ({ ...error, pointer: error.pointer.replace(member, list) })) }),
});

/** PATCH vehicles: the selected ones replace the application's vehicles, and the returned ids are stored. */
const sendVehicles = ({ list, coverageData }: VehicleStepOptions): Effect => {
  const body = (answers: Answers, session: Session) => {
    const autoCoverageData = coverageData?.(answers);
    return {
      [member]: toWire(answers.get(list), asksMiles(session.ruleContext().state)),
      ...(autoCoverageData && { autoCoverageData }),
    };
  };
  return {
    id: "sendVehicles",
    input(answers, session) {
      const { personalVehiclesData, ...rest } = body(answers, session);
      // Ids are left out: the service's answer adds them, so the input would never equal what was sent.
      return [addressee(session), personalVehiclesData.map(({ id: _id, ...vehicle }) => vehicle), rest];
    },
    async run({ answers, session, signal }) {
      const sent = await callApplication(session, updateVehicles, body(answers, session), signal);
      if (!sent.ok) return { kind: "problem", problem: inList(sent.error, list.name) };
      session.commit({ [list.name]: afterSending(answers.get(list), sent.value.personalVehicles) });
      return done;
    },
    casesByCode: { MAKE_MODEL_UNSUPPORTED: "autoMakeModelUnsupported", PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
  };
};

export const vehicleEffects = (options: VehicleStepOptions): readonly Effect[] => [sendVehicles(options)];
