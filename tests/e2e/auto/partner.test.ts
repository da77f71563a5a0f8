import { describe } from "vitest";
import { partnerSite } from "../../harness/sites";
import { walkAuto } from "./walks";

describe("auto on the site 'partner'", () => walkAuto(partnerSite, { inspected: [["phone", "CA"], ["desktop", "TX"]], lively: ["phone", "MA"] }));
