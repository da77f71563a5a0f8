import type { Quote } from "../../../src/api/contract/quote";
import { isPropertyLine } from "../reference/propertyLines";
import type { RatedAnswers } from "./raters";

type Message = Quote["messages"][number];

const checked: Readonly<Record<RatedAnswers["line"], string>> = {
  PERSONAL_AUTO: "driving records",
  MOTORCYCLE: "riding and driving records",
  PERSONAL_HOME: "the home and its claims",
  CONDOMINIUM: "the unit and its claims",
  RENTERS: "your claims",
  LANDLORD: "the property and its claims",
  LIFE: "your health records",
  PET: "the vet's records",
};

/** What a carrier says about its price: what it still checks, and in Florida what no home policy pays for. */
export function messagesOf(input: RatedAnswers, isBindable: boolean): Message[] {
  const estimate: Message = { code: "ESTIMATE", text: `The carrier confirms the price after it has checked ${checked[input.line]}.` };
  const flood: Message = { code: "FLOOD_EXCLUDED", text: "This policy doesn't pay for flood. Flood insurance is a policy of its own." };
  return [...(isBindable ? [] : [estimate]), ...(isPropertyLine(input.line) && input.state === "FL" ? [flood] : [])];
}
