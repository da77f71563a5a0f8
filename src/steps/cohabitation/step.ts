import { updateCohabitation } from "../../api/contract/applications/updateCohabitation";
import type { Answers } from "../../flow/field";
import { oneQuestion } from "../../form/oneQuestion";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { sendPart } from "../../session/application/sendPart";
import { household, householdBody } from "./fields";
import { householdQuestion } from "./householdQuestion";

export const cohabitationBody = (answers: Answers) => ({ cohabitationData: householdBody(answers.get(household)) });

const texts = phrases("cohabitation", {
  title: "Who lives with you?",
  lede: "Select all that apply. If you live alone, just continue.",
  whyTitle: "Does a dog cost more?",
  why: "Most dogs don't affect your price. Some companies ask about breed or bite history.",
});

export const cohabitationStep: LineStep = {
  id: "cohabitation",
  title: texts.title,
  ...oneQuestion({ ...householdQuestion, lede: texts.lede, help: { title: texts.whyTitle, text: texts.why } }),
  // A household changes a price and nothing that is asked.
  effects: [sendPart({ id: "sendCohabitation", behind: true, endpoint: updateCohabitation, body: cohabitationBody })],
};
