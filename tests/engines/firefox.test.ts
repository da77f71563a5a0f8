import { describe, inject } from "vitest";
import { startFirefox } from "./firefox";
import { testsIn } from "./testsIn";

const path = inject("firefox");

describe.skipIf(path === undefined)("in Firefox", () => testsIn(() => startFirefox(path!)));
