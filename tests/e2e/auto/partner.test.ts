import { describe } from "vitest";
import { partnerSite } from "../../harness/sites";
import { walkAuto } from "./walks";

describe("auto on the site 'partner'", () => walkAuto(partnerSite, { phone: "CA", desktop: "TX" }));
