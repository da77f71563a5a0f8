import { StepForm } from "../../form/StepForm";
import { phrases } from "../../kernel/phrase";
import { household } from "./fields";
import { HouseholdCards } from "./HouseholdCards";

const texts = phrases("cohabitation", {
  lede: "Select all that apply. Nobody else? Just continue.",
  whyTitle: "Does a dog cost more?",
  why: "Most dogs change nothing. A few carriers ask about a breed or a bite before they agree to pay for one.",
});
const fields = [household];

export const Screen = () => (
  <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
    <HouseholdCards alone />
  </StepForm>
);
