import { updateGeneralInfo } from "../../api/contract/applications/updateGeneralInfo";
import type { BodyOf } from "../../api/contract/requests";
import type { Answers } from "../../flow/field";
import type { Effect } from "../../session/effect";
import { referralOf, returnUrl } from "../../session/fields/referral";
import { sendPart } from "../../session/application/sendPart";
import type { Session } from "../../session/session";
import { maritalStatus, wireMaritalStatus } from "../person/maritalStatus";
import { nameLead } from "../person/nameLead";
import { wirePerson } from "../person/wirePerson";

/** `personalInfoData` of PATCH general-info. */
export function personalInfoBody(answers: Answers, session: Session): BodyOf<typeof updateGeneralInfo> {
  const code = referralOf(session);
  const url = session.answers.peek().get(returnUrl);
  return {
    personalInfoData: {
      ...wirePerson(answers),
      ...wireMaritalStatus(answers.get(maritalStatus)),
      ...(code && { referralCode: code }),
      ...(url && { partnerReturnUrl: url }),
      ...(session.signedIn.peek() && { signedIn: true }),
    },
  };
}

export const sendPersonalInfo: Effect = sendPart({
  id: "sendPersonalInfo",
  endpoint: updateGeneralInfo,
  body: personalInfoBody,
  casesByCode: { PREMIUM_TOO_HIGH: "tooExpensiveConnectViaPhone" },
});

export const effects: readonly Effect[] = [nameLead, sendPersonalInfo];
