import { flag } from "../../flow/condition";
import { phrases } from "../../kernel/phrase";
import type { LineFlow } from "../../session/line";
import { only } from "../../session/line";
import { contactStep, phoneStep, successStep } from "../../stages/finalize/step";
import { notBindable, purchaseFailureStep, purchaseGroups } from "../../stages/purchase/steps";
import { policyCompareStep } from "../../stages/quotes/step";
import { createApplicationAt } from "../../steps/address/createApplication";
import { addressLedes } from "../../steps/address/options";
import { addressStep } from "../../steps/address/step";
import { bundlingStep } from "../../steps/bundling/step";
import { discountsStep } from "../../steps/discounts/step";
import { propertyLoading } from "../../steps/loading/propertyLoading";
import { personalInfoStep } from "../../steps/personalInfo/step";
import { propertyGroups as groups } from "../../steps/propertyFlow";
import { insuredResideTime, rentersStartDate } from "../../steps/startDate/fields";
import { startDateStep } from "../../steps/startDate/step";
import { devices } from "./fields";

const titles = phrases("renters.title", {
  address: "Where do you rent?",
  discounts: "Tell us about your place",
});

const address = addressStep({
  title: titles.address,
  lede: addressLedes.home,
  createApplication: createApplicationAt("renters", { person: true }),
});
const loading = propertyLoading({ facts: [], costTooHigh: "mostAccurateQuotes" });

/** Renters, in the order in which it is asked. A quote that can be bought online ends in its purchase, without an advisor. */
export const flow: LineFlow = {
  groups: [
    { id: "home", label: groups.home, steps: [address, loading] },
    {
      id: "details",
      label: groups.details,
      steps: [
        discountsStep({ title: titles.discounts, devices, household: true }),
        startDateStep({ startDate: rentersStartDate, resideTime: insuredResideTime }),
      ],
    },
    { id: "you", label: groups.you, steps: [personalInfoStep, only(bundlingStep, flag("bundling"))] },
    { id: "quotes", label: groups.quotes, steps: [policyCompareStep, only(contactStep, notBindable), successStep] },
    ...purchaseGroups,
  ],
  detachedSteps: [phoneStep, purchaseFailureStep],
};
