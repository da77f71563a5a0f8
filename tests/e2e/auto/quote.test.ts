import { describe } from "vitest";
import { quoteSite } from "../../harness/sites";
import { walkAuto } from "./walks";

describe("auto on the site 'quote'", () => walkAuto(quoteSite, { inspected: [["phone", "MA"], ["desktop", "CA"]], lively: ["phone", "TX"] }));
