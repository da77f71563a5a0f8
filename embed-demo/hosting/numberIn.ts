interface Bounds {
  otherwise: number;
  least: number;
  most?: number;
  isWhole?: boolean;
}

/** Reads a number from the environment. Throws a one-line error for an invalid value, so that a port of `abc` doesn't start elsewhere. */
export function numberIn(env: Readonly<Record<string, string | undefined>>, name: string, { otherwise, least, most = Infinity, isWhole = false }: Bounds): number {
  const text = env[name];
  if (text === undefined || text === "") return otherwise;
  const value = Number(text);
  if (value >= least && value <= most && (!isWhole || Number.isInteger(value))) return value;
  const range = most === Infinity ? `from ${least}` : `from ${least} to ${most}`;
  throw new Error(`${name} must be a ${isWhole ? "whole " : ""}number ${range}, and is "${text}".`);
}
