// @vitest-environment happy-dom
import fc from "fast-check";
import { expect, it } from "vitest";
import { lines } from "./lines";
import { turns, UnrulyService, type Call, type Fate } from "./unruly/service";
import { people, UnrulyVisit } from "./unruly/visit";

/** Visits of each line, from a seed that finds what they found once. `IQ_VISITS=500` makes others, from a seed that a failure prints. */
const more = process.env["IQ_VISITS"];
const runs = more === undefined ? { numRuns: 20, seed: 2 } : { numRuns: Number(more) };

type Act = (visit: UnrulyVisit) => unknown;
const named = (name: string, act: Act): Act => Object.assign((visit: UnrulyVisit) => act(visit), { [fc.toStringMethod]: () => name });
const asSomebody = (name: string, act: (visit: UnrulyVisit, person: number) => unknown) =>
  fc.nat(people - 1).map((person) => named(`${name} as ${person}`, (visit) => act(visit, person)));
const always = (name: string, act: Act) => fc.constant(named(name, act));

const act = fc.oneof(
  { weight: 4, arbitrary: asSomebody("go on", (visit, person) => visit.goOn(person)) },
  { weight: 4, arbitrary: asSomebody("type and press", (visit, person) => (visit.type(person), visit.press())) },
  { weight: 3, arbitrary: asSomebody("type", (visit, person) => visit.type(person)) },
  { weight: 3, arbitrary: always("press", (visit) => visit.press()) },
  { weight: 2, arbitrary: always("wait a turn", () => turns(1)) },
  always("wait", () => turns(12)),
  always("back", (visit) => visit.back()),
  always("forward", (visit) => visit.forward()),
  always("send ahead", (visit) => visit.sendAhead()),
  always("reload", (visit) => visit.reload()),
  always("another device writes", (visit) => visit.writeElsewhere()),
);

const fate = fc.oneof({ weight: 6, arbitrary: fc.constant<Fate>("answered") }, fc.constantFrom<Fate[]>("requestLost", "answerLost", "applicationLost"));
const calls: fc.Arbitrary<readonly Call[]> = fc.array(fc.record({ fate, turns: fc.nat(3) }), { minLength: 5, maxLength: 40 });

it.each(lines.filter(({ examples, line }) => examples && line.slug !== "other").map(({ line }) => line.slug))(
  "%s keeps what was typed and pressed while calls are under way, and leaves what an orderly visit leaves at the service",
  async (slug) => {
    const orderly = await new UnrulyVisit(slug, new UnrulyService()).finish();
    const visited = fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 60 }), calls, async (acts, fates) => {
      let made = 0;
      const visit = new UnrulyVisit(slug, new UnrulyService(() => fates[made++ % fates.length]!));
      for (const each of acts) {
        await each(visit);
        visit.look();
        if (visit.faults.length > 0) break;
      }
      const parts = await visit.finish();
      expect(visit.faults, visit.log.join("\n")).toEqual([]);
      if (parts !== null) expect(parts, visit.log.join("\n")).toEqual(orderly);
    });
    await fc.assert(visited, runs);
  },
  more === undefined ? undefined : 3_600_000,
);
