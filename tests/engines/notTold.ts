import type { Told } from "./engine";

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Returns those of `wanted` that an accessibility tree hasn't, each as often as it is missing. */
export function notTold(wanted: readonly Told[], tree: readonly Told[]): readonly Told[] {
  const key = ({ role, name }: Told): string => `${role} ${tidy(name)}`;
  const left = new Map<string, number>();
  for (const one of tree) left.set(key(one), (left.get(key(one)) ?? 0) + 1);
  return wanted.filter((one) => {
    const count = left.get(key(one)) ?? 0;
    left.set(key(one), count - 1);
    return count <= 0;
  });
}
