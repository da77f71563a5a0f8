import { hoursSaid } from "../../business/hours";
import type { ComplexCase } from "../../flow/complexCase";
import { fill, phrases } from "../../kernel/phrase";

const call = phrases("case.noQuotesReturnedByOtherInsuranceLine", {
  title: "Insurance can be tricky!",
  body: "Call a licensed advisor Monday to Friday, {opens} to {closes} ET. They can see your answers.",
  call: "Call {number}",
});
const texts = phrases("case.noQuotesReturned", {
  title: "We have great options for you",
  // Fits the title, and also the case that no company was asked because rebuilding costs too much.
  body: "They come from an advisor: no company gave a price online. Advisors can ask more companies and can see your answers.",
  connect: "Let's connect!",
  back: "Change my answers",
});

/** Rating is over and no company has a price. Dismissing the case goes back one page. */
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

/** The same for motorcycle, life and pet, whose advisors are called. The case can't be dismissed, but Back leaves it. */
export const noQuotesReturnedByOtherInsuranceLine: ComplexCase = {
  id: "noQuotesReturnedByOtherInsuranceLine",
  title: call.title,
  body: fill(call.body, hoursSaid),
  main: { label: call.call, outcome: { kind: "call" } },
  secondary: { label: texts.back, outcome: { kind: "back" } },
  dismissible: false,
  reason: "no_quotes_returned",
  art: "advisor",
};
