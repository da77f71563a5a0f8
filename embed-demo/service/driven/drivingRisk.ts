import type { DrivenInput } from "./drivenInput";

/** The risk that a strict carrier considers; a barred factor is null and doesn't count. */
export function drivingRisk({ drivers, vehicles, yearsCovered }: DrivenInput, thisYear: number): number {
  const worst = drivers.map(
    ({ age, yearsLicensed, atFault, notAtFault, violations }) =>
      0.18 * atFault + 0.12 * violations + 0.02 * notAtFault + (age !== null && age < 20 ? 0.15 : 0) + (yearsLicensed !== null && yearsLicensed < 1 ? 0.15 : 0),
  );
  const oldCar = vehicles.some(({ year }) => thisYear - year > 25) ? 0.1 : 0;
  return Math.max(...worst) + oldCar + (yearsCovered === 0 ? 0.15 : 0);
}
