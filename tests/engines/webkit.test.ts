import { describe, inject } from "vitest";
import { startWebKit } from "./webkit";
import { walksIn } from "./walksIn";

const paths = inject("webKit");

describe.skipIf(paths === undefined)("in WebKit", () => walksIn(() => startWebKit(paths!)));
