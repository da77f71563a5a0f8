import { describe } from "vitest";
import { findShell } from "../harness/findChromium";
import { startChromium } from "./chromium";
import { walksIn } from "./walksIn";

// `npm test` drives Chromium in ways of its own; here it stands beside the others on a sheet.
describe.runIf(process.env["IQ_SHEET"])("in Chromium", () => walksIn(() => startChromium(findShell())));
