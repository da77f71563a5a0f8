/** Names a choice of devices, whatever the order of choosing. */
export const deviceKey = (chosen: readonly string[]): string => [...chosen].sort().join(" ");
