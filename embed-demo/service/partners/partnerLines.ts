import type { InsuranceLine } from "../../../src/business/lines";
import type { Partner } from "./partners";

/** True if the partner offers the line. Without a list of its own, its content decides what its pages show. */
export const offersLine = ({ lines }: Pick<Partner, "lines">, line: InsuranceLine): boolean => lines === null || lines.includes(line);

interface LineEntry {
  readonly insuranceLineType: InsuranceLine;
  readonly leadPath: string;
  readonly include: boolean;
}

/** The entries of a partner's content, one per line, so that exactly the lines that it offers are on. */
export function lineEntries<Entry extends LineEntry>(partner: Pick<Partner, "lines">, entries: readonly Entry[]): (Entry | LineEntry)[] {
  const added = (partner.lines ?? []).filter((line) => !entries.some(({ insuranceLineType }) => insuranceLineType === line));
  return [
    ...entries.map((entry) => (partner.lines === null ? entry : { ...entry, include: offersLine(partner, entry.insuranceLineType) })),
    ...added.map((insuranceLineType) => ({ insuranceLineType, leadPath: "ui", include: true })),
  ];
}
