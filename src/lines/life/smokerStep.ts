import { smokerAnswers } from "../../business/life";
import { oneQuestion } from "../../form/oneQuestion";
import { phrases } from "../../kernel/phrase";
import type { LineStep } from "../../session/line";
import { smoker } from "./fields";
import { sendNever } from "./requests";

const titles = phrases("life.title", { questions: "Do you use tobacco, nicotine, or cannabis?" });
const texts = phrases("life.smoker", {
  lede: "Vaping, cigars, and chewing tobacco count too. Answer the way you'd answer your doctor.",
  helpTitle: "Why it matters",
  help: "Tobacco use has a big effect on your price. Insurance companies check it before a policy starts.",
});
const labels = phrases("life.smoker.label", { Never: "Never", Previously: "Previously", Currently: "Currently" });
const hints = phrases("life.smoker.hint", {
  Never: "I've never used any of these",
  Previously: "I quit. We'll ask what and when.",
  Currently: "I use at least one product now",
});

/** The first of three parts; a visitor who never smoked isn't asked the other two. */
export const smokerStep: LineStep = {
  id: "questions",
  title: titles.questions,
  ...oneQuestion({ field: smoker, answers: smokerAnswers, labels, hints, lede: texts.lede, help: { title: texts.helpTitle, text: texts.help } }),
  effects: [sendNever],
};
