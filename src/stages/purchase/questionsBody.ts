import type { BindQuestions } from "../../api/contract/bind";
import type { Answers } from "../../flow/field";
import { coapplicantFirstName, coapplicantLastName, saidOf, typeOfDwelling } from "./fields";

/** The answers in wire format. */
export function questionsBody(answers: Answers): BindQuestions {
  const said = saidOf(answers);
  return {
    typeOfDwelling: answers.get(typeOfDwelling),
    ...said,
    ...(said.anyAdditionalInsured && {
      coapplicantFirstName: answers.get(coapplicantFirstName).trim(),
      coapplicantLastName: answers.get(coapplicantLastName).trim(),
    }),
  };
}
