import { is } from "../../flow/condition";
import { phrases } from "../../kernel/phrase";
import type { LineFlow } from "../../session/line";
import { only } from "../../session/line";
import { contactStep, phoneStep, successStep } from "../../stages/finalize/step";
import { policyCompareStep } from "../../stages/quotes/step";
import { createApplicationAt } from "../../steps/address/createApplication";
import { addressLedes } from "../../steps/address/options";
import { addressStep } from "../../steps/address/step";
import { discountsStep } from "../../steps/discounts/step";
import { propertyLoading } from "../../steps/loading/propertyLoading";
import { personalInfoStep } from "../../steps/personalInfo/step";
import { propertyType } from "../../steps/prefill/fields";
import { prefillStep } from "../../steps/prefill/step";
import { propertyGroups as groups } from "../../steps/propertyFlow";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { startDateStep } from "../../steps/startDate/step";
import { devices, facts, homeType } from "./fields";
import { homeTypeStep } from "./homeTypeStep";
import { usageStep } from "./usageStep";

const titles = phrases("landlord.title", {
  address: "What's the address of your rental property?",
  search: "Property address",
  discounts: "Which of these does the property have?",
});

const address = addressStep({
  title: titles.address,
  lede: addressLedes.home,
  label: titles.search,
  createApplication: createApplicationAt("landlord", { person: true, costTooHigh: "noQuotesReturned" }),
});
const loading = propertyLoading({ facts, begun: [homeType], costTooHigh: "noQuotesReturned", building: propertyType });

/** Landlord, in the order in which it is asked. */
export const flow: LineFlow = {
  groups: [
    { id: "home", label: groups.home, steps: [address, loading, prefillStep({ facts })] },
    {
      id: "details",
      label: groups.details,
      steps: [only(homeTypeStep, is(propertyType, "")), usageStep, discountsStep({ title: titles.discounts, devices }), startDateStep({ startDate: insuranceStartDate })],
    },
    { id: "you", label: groups.you, steps: [personalInfoStep] },
    { id: "quotes", label: groups.quotes, steps: [policyCompareStep, contactStep, successStep] },
  ],
  detachedSteps: [phoneStep],
};
