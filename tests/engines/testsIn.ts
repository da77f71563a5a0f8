import { afterAll, beforeAll } from "vitest";
import type { Engine } from "./engine";
import { nightIn } from "./night/nightIn";
import { walksIn } from "./walksIn";

/** Declares all tests of one engine, or those of the night alone. It starts before the first and is closed after the last. */
export function testsIn(start: () => Promise<Engine>, isWalked = true): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());
  if (isWalked) walksIn(() => engine);
  nightIn(() => engine);
}
