import { describe } from "vitest";
import { carMakerSite } from "../../harness/sites";
import { walkAuto } from "./walks";

describe("auto on the site 'car-maker'", () => walkAuto(carMakerSite, { inspected: [["phone", "TX"], ["desktop", "MA"]], lively: ["desktop", "CA"] }));
