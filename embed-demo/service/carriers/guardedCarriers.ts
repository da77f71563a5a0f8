import type { Carriers } from "./carrier";
import { guardedCarrier, type CarrierHealth, type CarrierLimits, type GuardedCarrier } from "./guardedCarrier";

/** Companies behind their limits, each created when it is first asked. `onAnswer` hears each answer, and the seconds that it took. */
export function guardedCarriers<Input>(carriers: Carriers<Input>, limits?: CarrierLimits, onAnswer: (carrierId: string, outcome: string, seconds: number) => void = () => {}) {
  const guarded = new Map<string, GuardedCarrier<Input>>();
  const of: Carriers<Input> = (carrierId) => {
    const known = guarded.get(carrierId) ?? guardedCarrier(carriers(carrierId), limits, (outcome, seconds) => onAnswer(carrierId, outcome, seconds));
    guarded.set(carrierId, known);
    return known;
  };
  /** The companies asked since the start, by id. */
  const health = (): ReadonlyMap<string, CarrierHealth> => new Map([...guarded].map(([id, carrier]) => [id, carrier.health()]));
  return { of, health };
}
