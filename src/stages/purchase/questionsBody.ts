import type { BindQuestions } from "../../api/contract/bind";
import type { Answers } from "../../flow/field";
import {
  anyAnimalBites,
  anyDogs,
  anyExoticAnimals,
  anyRestrictedDogs,
  businessOrDaycare,
  coapplicantFirstName,
  coapplicantLastName,
  hasCoapplicant,
  haveAnyLosses,
  typeOfDwelling,
} from "./fields";

/** The answers as the wire has them: what another answer hides stays here. */
export function questionsBody(answers: Answers): BindQuestions {
  const dogs = answers.get(anyDogs) === true;
  const coapplicant = answers.get(hasCoapplicant) === true;
  return {
    typeOfDwelling: answers.get(typeOfDwelling),
    businessOrDaycare: answers.get(businessOrDaycare) === true,
    haveAnyLosses: answers.get(haveAnyLosses) === true,
    anyDogsOnPremises: dogs,
    ...(dogs && { anyRestrictedDogs: answers.get(anyRestrictedDogs) === true }),
    anyAnimalBites: answers.get(anyAnimalBites) === true,
    anyViciousExoticAnimals: answers.get(anyExoticAnimals) === true,
    anyAdditionalInsured: coapplicant,
    ...(coapplicant && {
      coapplicantFirstName: answers.get(coapplicantFirstName).trim(),
      coapplicantLastName: answers.get(coapplicantLastName).trim(),
    }),
  };
}
