/** Something that is wrong in a partner's folder, where, and what to do about it. */
export interface Fault {
  readonly file: string;
  /** Members from the top, with dots between: `licensing.npn`. Empty for the whole file. */
  readonly place: string;
  readonly text: string;
  /** Nothing is published while it is there. Others are left out, filled in, or hard to read. */
  readonly stops: boolean;
}

export const sayFault = ({ file, place, text }: Fault): string => `${file}${place && `, ${place}`}: ${text}`;

/** All of them, a line each, those that stop it first. */
export const tellFaults = (faults: readonly Fault[]): string =>
  [...faults]
    .sort((one, other) => Number(other.stops) - Number(one.stops))
    .map((fault) => `  ${fault.stops ? "" : "warning: "}${sayFault(fault)}`)
    .join("\n");

/** A line of `publishContent`, taken apart. */
export function faultOf(line: string, stops: boolean): Fault {
  const [, file = line, place = "", text = ""] = /^([^,:]+)(?:, ([^:]+))?: ([^]*)$/.exec(line) ?? [];
  return { file, place: place === "the whole file" ? "" : place, text, stops };
}
