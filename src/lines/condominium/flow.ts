import { flag } from "../../flow/condition";
import { phrases } from "../../kernel/phrase";
import type { LineFlow } from "../../session/line";
import { only } from "../../session/line";
import { contactStep, phoneStep, successStep } from "../../stages/finalize/step";
import { policyCompareStep } from "../../stages/quotes/step";
import { createApplicationAt } from "../../steps/address/createApplication";
import { addressLedes } from "../../steps/address/options";
import { addressStep } from "../../steps/address/step";
import { bundlingStep } from "../../steps/bundling/step";
import { cohabitationStep } from "../../steps/cohabitation/step";
import { discountsStep } from "../../steps/discounts/step";
import { propertyLoading } from "../../steps/loading/propertyLoading";
import { propertyType } from "../../steps/prefill/fields";
import { prefillStep } from "../../steps/prefill/step";
import { floridaInfo, personalInfoElsewhere, propertyGroups as groups } from "../../steps/propertyFlow";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { startDateStep } from "../../steps/startDate/step";
import { devices, facts } from "./fields";

const titles = phrases("condominium.title", {
  address: "Where is your condo?",
  discounts: "Which of these does your condo have?",
});

const address = addressStep({
  title: titles.address,
  lede: addressLedes.home,
  createApplication: createApplicationAt("condominium", { person: true, costTooHigh: "noQuotesReturned" }),
});
const loading = propertyLoading({ facts, costTooHigh: "noQuotesReturned", building: propertyType });

/** Condominium, in the order in which it is asked. */
export const flow: LineFlow = {
  groups: [
    { id: "home", label: groups.home, steps: [address, floridaInfo, loading, prefillStep({ facts })] },
    {
      id: "details",
      label: groups.details,
      steps: [cohabitationStep, discountsStep({ title: titles.discounts, devices }), startDateStep({ startDate: insuranceStartDate })],
    },
    { id: "you", label: groups.you, steps: [personalInfoElsewhere, only(bundlingStep, flag("bundling"))] },
    { id: "quotes", label: groups.quotes, steps: [policyCompareStep, contactStep, successStep] },
  ],
  detachedSteps: [phoneStep],
};
