import { describe } from "vitest";
import { quoteSite } from "../../harness/sites";
import { walkAuto } from "./walks";

describe("auto on the site 'quote'", () => walkAuto(quoteSite, { phone: "MA", desktop: "CA" }));
