import { describe, inject } from "vitest";
import { startFirefox } from "./firefox";
import { walksIn } from "./walksIn";

const path = inject("firefox");

describe.skipIf(path === undefined)("in Firefox", () => walksIn(() => startFirefox(path!)));
