/** A fault in a partner's folder: its place, and how to fix it. */
export interface Fault {
  readonly file: string;
  /** The path of the member, joined with dots: `licensing.npn`. Empty for the whole file. */
  readonly place: string;
  readonly text: string;
  /** True if it prevents publishing. Other faults are left out, filled in, or hard to read. */
  readonly stops: boolean;
}

export const sayFault = ({ file, place, text }: Fault): string => `${file}${place && `, ${place}`}: ${text}`;

/** All faults, one per line, those that prevent publishing first. */
export const tellFaults = (faults: readonly Fault[]): string =>
  [...faults]
    .sort((one, other) => Number(other.stops) - Number(one.stops))
    .map((fault) => `  ${fault.stops ? "" : "warning: "}${sayFault(fault)}`)
    .join("\n");

/** Parses a line of `publishContent`. */
export function faultOf(line: string, stops: boolean): Fault {
  const [, file = line, place = "", text = ""] = /^([^,:]+)(?:, ([^:]+))?: ([^]*)$/.exec(line) ?? [];
  return { file, place: place === "the whole file" ? "" : place, text, stops };
}
