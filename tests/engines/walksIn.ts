import { mkdir, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { quoteSite } from "../harness/sites";
import { morgans } from "./answers";
import type { Engine } from "./engine";
import { createPerson } from "./person";
import { phrasebook } from "./phrasebook";
import { walk } from "./walk";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
const pictures = ".cache/engines";

/** Declares every walk for one engine. */
export function walksIn(start: () => Promise<Engine>): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());

  describe.each(Object.entries(sizes))("on a %s", (width, size) => {
    test("auto is answered to its end", async () => {
      const tab = await engine.open(size);
      try {
        const person = createPerson(tab, phrasebook("en"));
        await tab.goto(quoteSite.at(inject("origins"), "auto/address"));
        await walk(person, /^auto\/finalize\/success$/, morgans);
        expect(await tab.complaints()).toEqual([]);
      } catch (error) {
        await mkdir(pictures, { recursive: true });
        await writeFile(`${pictures}/failed-${engine.name}-auto-${width}.png`, await tab.screenshot());
        throw error;
      } finally {
        await tab.close();
      }
    });
  });
}
