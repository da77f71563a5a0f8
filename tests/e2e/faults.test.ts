import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { EndpointId } from "../../src/api/contract/endpoints";
import { endpoints } from "../../src/api/contract/endpoints";
import type { LineSlug } from "../../src/business/lines";
import { always, others } from "../engines/walks";
import { runCell, type Cell } from "../faults/cell";
import { detours } from "../faults/detours";
import { faultsOf, type Rhythm } from "../faults/faults";
import { startStand, type Stand } from "../faults/stand";
import { storedVisit } from "../harness/resumed";

let stand: Stand;
beforeAll(async () => {
  stand = await startStand(inject("origins"), inject("databaseUrl"));
});
afterAll(() => stand.close());

interface Sample {
  readonly line: LineSlug;
  readonly step: string;
  readonly call: EndpointId;
  readonly fault: string;
  readonly rhythm: Rhythm;
  /** The message that the visitor reads; null if they notice nothing. */
  readonly sees: RegExp | null;
}

/** A little of what `npm run faults` tries: each kind of fault once, on calls that are waited for and on calls that aren't. */
const samples: readonly Sample[] = [
  { line: "auto", step: "driver", call: "createAutoApplication", fault: "refused", rhythm: "always", sees: /./ },
  { line: "auto", step: "driver", call: "createLead", fault: "dropped", rhythm: "once", sees: null },
  { line: "auto", step: "driver", call: "updateDrivers", fault: "twice", rhythm: "always", sees: null },
  { line: "auto", step: "driver", call: "updateDrivers", fault: "VALIDATION", rhythm: "always", sees: /Revise esta respuesta/ },
  { line: "auto", step: "history", call: "submitApplication", fault: "503", rhythm: "always", sees: /./ },
  { line: "homeowners", step: "policy-compare", call: "streamQuotes", fault: "wrong schema", rhythm: "always", sees: null },
  { line: "auto", step: "policy-compare", call: "selectQuote", fault: "silent", rhythm: "always", sees: /./ },
  { line: "auto", step: "policy-compare", call: "emailQuotes", fault: "truncated", rhythm: "every second", sees: null },
];

const cellOf = ({ line, step, call, fault, rhythm }: Sample): Cell => {
  const endpoint = endpoints.find(({ id }) => id === call)!;
  const detour = detours.find(({ calls }) => calls.includes(call));
  const route = `${line}/${step}`;
  return {
    walk: [...always, ...others].find(({ start }) => start.startsWith(`${line}/`))!,
    path: [{ screen: "", route: `${line}/address`, stored: null, calls: [] }, { screen: route, route, stored: JSON.stringify(storedVisit(step, { line, lastName: "Steady Carriers" })[1]), calls: [call] }],
    at: 1,
    ...(detour && { detour }),
    endpoint,
    fault: faultsOf(endpoint).find(({ name }) => name === fault)!,
    rhythm,
    language: rhythm === "always" ? "es" : "en",
    width: rhythm === "always" ? "phone" : "desktop",
  };
};

test.for(samples.map((sample) => [`${sample.line}: ${sample.call}, ${sample.fault} ${sample.rhythm}`, sample] as const))("%s", async ([, sample]) => {
  const { sees, wrongs, isHit } = await runCell(stand, cellOf(sample));
  expect({ wrongs, isHit }).toEqual({ wrongs: [], isHit: true });
  if (sample.sees === null) expect(sees).toBeNull();
  else expect(sees).toMatch(sample.sees);
});
