import { mileage } from "../../business/limits";
import { mileageByVehicle, noContinuousCoverage } from "../../business/states";
import { all, flag, inStates, is, not } from "../../flow/condition";
import { phrases } from "../../kernel/phrase";
import type { LineFlow, LineStep } from "../../session/line";
import { only } from "../../session/line";
import { contactStep, phoneStep, successStep } from "../../stages/finalize/step";
import { policyCompareStep } from "../../stages/quotes/step";
import { addressLedes } from "../../steps/address/options";
import { addressStep } from "../../steps/address/step";
import { bundlingStep } from "../../steps/bundling/step";
import { driverStep } from "../../steps/drivers/step";
import { historyStep } from "../../steps/history/step";
import { effects as prefillVehicles } from "../../steps/loading/prefillVehicles";
import { loadingStep } from "../../steps/loading/step";
import { mileageStep } from "../../steps/mileage/step";
import { priorBodilyInjuryStep } from "../../steps/priorBodilyInjury/step";
import { vehicles } from "../../steps/vehicles/fields";
import { vehicleStep } from "../../steps/vehicles/step";
import { coverageData } from "./coverageData";
import { yearsCovered } from "./fields";
import { createApplication, sendYearsCovered } from "./requests";
import { YearsCoveredScreen } from "./YearsCoveredScreen";

const groups = phrases("auto.group", { driver: "Driver", vehicles: "Vehicles", history: "History", quotes: "Quotes" });
const titles = phrases("auto.title", {
  address: "Where do you keep your car?",
  driver: "Who will be driving?",
  yearsCovered: "How long have you had car insurance without a gap?",
  vehicle: "Which cars do you want to insure?",
  mileage: "How many miles do you drive in a year?",
  history: "Driver history",
});

const address = addressStep({
  title: titles.address,
  lede: addressLedes.vehicle,
  createApplication,
});
const loading = loadingStep(prefillVehicles);
const vehicle = vehicleStep({ title: titles.vehicle, type: "car", list: vehicles, miles: mileage.auto, coverageData });
const annualMileage = mileageStep({ title: titles.mileage, name: "numberOfMiles", bounds: mileage.auto });
const yearsOfCoverage: LineStep = {
  id: "years-continuous-coverage",
  title: titles.yearsCovered,
  screen: YearsCoveredScreen,
  fields: [yearsCovered],
  effects: [sendYearsCovered],
};

const asksYearsOfCoverage = not(inStates(noContinuousCoverage));

/** Auto, in the order in which it is asked. */
export const flow: LineFlow = {
  groups: [
    { id: "driver", label: groups.driver, steps: [address, driverStep(titles.driver)] },
    {
      id: "vehicles",
      label: groups.vehicles,
      steps: [
        // Before the vehicles, because it fetches those on record.
        loading,
        only(yearsOfCoverage, asksYearsOfCoverage),
        only(priorBodilyInjuryStep, all(flag("priorBodilyInjury"), asksYearsOfCoverage, not(is(yearsCovered, 0)))),
        vehicle,
        // Not in California, where mileage is asked for each vehicle.
        only(annualMileage, not(inStates(mileageByVehicle))),
      ],
    },
    { id: "history", label: groups.history, steps: [historyStep(titles.history), only(bundlingStep, flag("bundling"))] },
    { id: "quotes", label: groups.quotes, steps: [policyCompareStep, contactStep, successStep] },
  ],
  detachedSteps: [phoneStep],
};
