import type { ComplexCase } from "../../flow/complexCase";
import { phrases } from "../../kernel/phrase";

const texts = phrases("case.noQuotesReturned", {
  title: "We have great options for you",
  body: "No carrier gave us a price online this time. That happens, and an advisor can still insure you. Your answers come along.",
  connect: "Let's connect!",
  back: "Go back to my answers",
});

/** Rating is over and no carrier has a price. Dismissing it goes back one page (spec §4, §8). */
export const noQuotesReturned: ComplexCase = {
  id: "noQuotesReturned",
  title: texts.title,
  body: texts.body,
  main: { label: texts.connect, outcome: { kind: "contact" } },
  secondary: { label: texts.back, outcome: { kind: "back" } },
  dismissible: true,
  reason: "no_quotes_returned",
  art: "advisor",
};
