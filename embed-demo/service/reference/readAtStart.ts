import { breedsOf } from "./breeds";
import { carriers } from "./carriers";
import { statesRates } from "./stateRates";

/**
 * Reads the tables that people edit by hand. Throws one line with file, line and column of a fault, so that the service doesn't
 * start with it. The large registers of ZIP codes and vehicles are read at their first use.
 */
export function readAtStart(): void {
  carriers();
  statesRates();
  breedsOf("CAT");
}
