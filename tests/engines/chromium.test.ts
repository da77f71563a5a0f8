import { describe } from "vitest";
import { findChromium } from "../harness/findChromium";
import { startChromium } from "./chromium";
import { testsIn } from "./testsIn";

const [isPictured, isNight] = [Boolean(process.env["IQ_SHEET"]), Boolean(process.env["IQ_EVERY_WALK"])];

// `npm test` drives Chromium in ways of its own; here it stands beside the others on a sheet, and is their control at night.
describe.runIf(isPictured || isNight)("in Chromium", () => testsIn(() => startChromium(findChromium()), isPictured));
