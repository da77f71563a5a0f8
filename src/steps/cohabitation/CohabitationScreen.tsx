import { StepForm } from "../../form/StepForm";
import { phrases } from "../../kernel/phrase";
import { household } from "./fields";
import { HouseholdCards } from "./HouseholdCards";

const texts = phrases("cohabitation", {
  lede: "Select all that apply. If you live alone, just continue.",
  whyTitle: "Does a dog cost more?",
  why: "Most dogs don't affect your price. Some companies ask about breed or bite history.",
});
const fields = [household];

export const CohabitationScreen = () => (
  <StepForm fields={fields} lede={texts.lede} help={{ title: texts.whyTitle, text: texts.why }}>
    <HouseholdCards alone />
  </StepForm>
);
