import type { CoverageWeights } from "../../business/whatIf";
import { deductibleWeight } from "../../business/whatIf";

/**
 * About half of a full-coverage car policy pays for liability, mostly injuries, a good quarter for collision and an eighth
 * for other damage to the car.
 */
export const weights: CoverageWeights = {
  BODILY_INJURY: { part: 0.3, power: 0.2 },
  PROPERTY_DAMAGE: { part: 0.18, power: 0.1 },
  UNINSURED_MOTORIST: { part: 0.03, power: 0.2 },
  UNDERINSURED_MOTORIST: { part: 0.02, power: 0.2 },
  UNINSURED_MOTORIST_PROPERTY_DAMAGE: { part: 0.01, power: 0.1 },
  PIP_LIMIT: { part: 0.05, power: 0.15 },
  MEDICAL_PAYMENTS: { part: 0.01, power: 0.2 },
  COMPREHENSIVE_DEDUCTIBLE: deductibleWeight(0.12),
  COLLISION_DEDUCTIBLE: deductibleWeight(0.28),
};
