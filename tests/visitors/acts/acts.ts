import fc from "fast-check";
import type { act } from "../act";
import { answers, autofillAll } from "./answer";
import { goOn, goOnTwice, pressOnly } from "./goOn";
import { attributeChanges, methods, moveInDocument } from "./host";
import { clock, healed, hidden, network, storage, zoom } from "./machine";
import { keyboard, presses } from "./press";
import { tabs } from "./tabs";
import { deepLinks, excursion, history, ownLinks } from "./travel";

/** The acts of visitors, machines and hosts, each with its weight. */
const weighted: readonly (readonly [number, fc.Arbitrary<ReturnType<typeof act>>])[] = [
  [30, goOn],
  [4, goOnTwice],
  [3, pressOnly],
  [14, answers],
  [3, autofillAll],
  [10, presses],
  [4, keyboard],
  [10, history],
  [2, deepLinks],
  [5, ownLinks],
  [2, excursion],
  [5, tabs],
  [2, attributeChanges],
  [2, moveInDocument],
  [1, methods],
  [5, network],
  [6, healed],
  [2, storage],
  [1, clock],
  [2, hidden],
  [2, zoom],
];

export const acts: fc.Arbitrary<ReturnType<typeof act>> = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));
