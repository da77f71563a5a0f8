import { phrases } from "../../kernel/phrase";
import type { LineFlow } from "../../session/line";
import { addressStep } from "../../steps/address/step";

const groups = phrases("auto.group", { driver: "Driver", vehicles: "Vehicles", history: "History", quotes: "Quotes" });
const titles = phrases("auto.title", { address: "Where do you keep your car?" });

const createApplication = () => import("./requests").then((module) => module.createApplication);

export const flow: LineFlow = {
  groups: [
    { id: "driver", label: groups.driver, steps: [addressStep(titles.address, createApplication)] },
    { id: "vehicles", label: groups.vehicles, steps: [] },
    { id: "history", label: groups.history, steps: [] },
    { id: "quotes", label: groups.quotes, steps: [] },
  ],
};
