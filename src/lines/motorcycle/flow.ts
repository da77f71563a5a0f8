import { mileage } from "../../business/limits";
import { mileageByVehicle } from "../../business/states";
import { all, flag, inStates, not } from "../../flow/condition";
import { phrases } from "../../kernel/phrase";
import type { LineFlow } from "../../session/line";
import { only } from "../../session/line";
import { contactStep, phoneStep, successStep } from "../../stages/finalize/step";
import { policyCompareOrCallStep } from "../../stages/quotes/step";
import { createApplicationAt } from "../../steps/address/createApplication";
import { addressLedes } from "../../steps/address/options";
import { addressStep } from "../../steps/address/step";
import { bundlingStep } from "../../steps/bundling/step";
import { driverStep } from "../../steps/drivers/step";
import { historyStep } from "../../steps/history/step";
import { awaitApplication } from "../../steps/loading/awaitApplication";
import { loadingStep } from "../../steps/loading/step";
import { mileageStep } from "../../steps/mileage/step";
import { priorBodilyInjuryStep } from "../../steps/priorBodilyInjury/step";
import { vehicleStep } from "../../steps/vehicles/step";
import { takeVehiclesOff } from "../../steps/vehicles/takeOff";
import { motorcycles } from "./fields";

const groups = phrases("motorcycle.group", { driver: "Driver", vehicles: "Vehicles", history: "History", quotes: "Quotes" });
const titles = phrases("motorcycle.title", {
  address: "Where do you keep your motorcycle?",
  driver: "Who rides the motorcycle?",
  vehicle: "Which motorcycles do you want to insure?",
  mileage: "How many miles do you ride in a year?",
  history: "Driver history",
});

const address = addressStep({
  title: titles.address,
  lede: addressLedes.vehicle,
  createApplication: createApplicationAt("motorcycle", { adopt: (session, at) => takeVehiclesOff(session, motorcycles, at) }),
});
/** Looks up no vehicle records, because the provider only knows cars. */
const loading = loadingStep([awaitApplication]);
const vehicle = vehicleStep({ title: titles.vehicle, type: "motorcycle", list: motorcycles, miles: mileage.motorcycle });
const annualMileage = mileageStep({ title: titles.mileage, name: "annualMileage", bounds: mileage.motorcycle });

const elsewhere = not(inStates(mileageByVehicle));

/** Motorcycle, in the order in which it is asked. Partners can switch on loading, prior limit and bundling. */
export const flow: LineFlow = {
  groups: [
    { id: "driver", label: groups.driver, steps: [address, driverStep(titles.driver)] },
    {
      id: "vehicles",
      label: groups.vehicles,
      steps: [
        only(loading, flag("motorcycleLoading")),
        only(priorBodilyInjuryStep, all(flag("motorcyclePriorBodilyInjury"), elsewhere)),
        vehicle,
        // In California mileage is asked for each motorcycle.
        only(annualMileage, elsewhere),
      ],
    },
    { id: "history", label: groups.history, steps: [historyStep(titles.history), only(bundlingStep, flag("motorcycleBundling"))] },
    { id: "quotes", label: groups.quotes, steps: [policyCompareOrCallStep, contactStep, successStep] },
  ],
  detachedSteps: [phoneStep],
};
