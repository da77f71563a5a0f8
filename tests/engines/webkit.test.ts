import { describe, inject } from "vitest";
import { startWebKit } from "./webkit";
import { testsIn } from "./testsIn";

const paths = inject("webKit");

describe.skipIf(paths === undefined)("in WebKit", () => testsIn(() => startWebKit(paths!)));
