import type { VehicleAnswer } from "./fields";
import { isChosen } from "./fields";

/** What of the chosen vehicles moves a price. */
export const ratedVehicles = (list: readonly VehicleAnswer[]): unknown =>
  list
    .filter(isChosen)
    .map(({ id: _id, key: _key, sequenceNum: _place, status: _status, prefill: _prefill, assumed: _assumed, recordedAt: _at, ...rated }) => rated);
