import { breedsOf } from "./breeds";
import { carriers } from "./carriers";
import { statesRates } from "./stateRates";
import { catalogue } from "./vehicleCatalogue";
import { vinPack } from "./vinPack";
import { places } from "./zips";

/**
 * Reads every file of reference data. Throws one line with the file and the place of a fault, so that the service doesn't start
 * with it. The three registers of ZIP codes and vehicles take half a second together, which no first visitor waits for then.
 */
export function readAtStart(): void {
  carriers();
  statesRates();
  breedsOf("CAT");
  places();
  catalogue();
  vinPack();
}
