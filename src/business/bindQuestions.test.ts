import { expect, it } from "vitest";
import { uncleanAnswers, type BindAnswers } from "./bindQuestions";

const clean: BindAnswers = { businessOrDaycare: false, haveAnyLosses: false, anyDogsOnPremises: false, anyAnimalBites: false, anyViciousExoticAnimals: false };

it.each<[string, Partial<BindAnswers>, string[]]>([
  ["nothing to tell", {}, []],
  ["a dog of a breed that isn't restricted", { anyDogsOnPremises: true, anyRestrictedDogs: false }, []],
  ["a restricted dog", { anyDogsOnPremises: true, anyRestrictedDogs: true }, ["anyRestrictedDogs"]],
  ["a restricted dog that was taken back with the dogs", { anyDogsOnPremises: false, anyRestrictedDogs: true }, []],
  ["a daycare", { businessOrDaycare: true }, ["businessOrDaycare"]],
  ["losses", { haveAnyLosses: true }, ["haveAnyLosses"]],
  ["bites, without a dog by now", { anyAnimalBites: true }, ["anyAnimalBites"]],
  ["an exotic animal", { anyViciousExoticAnimals: true }, ["anyViciousExoticAnimals"]],
  ["several", { haveAnyLosses: true, businessOrDaycare: true }, ["businessOrDaycare", "haveAnyLosses"]],
])("%s", (_what, said, unclean) => {
  expect(uncleanAnswers({ ...clean, ...said })).toEqual(unclean);
});
