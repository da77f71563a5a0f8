const statesOfZone = {
  "America/New_York": "CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV",
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
} as const;

export type UsZone = keyof typeof statesOfZone;

/** The other zone of a state that has two. */
const secondZone: Readonly<Record<string, UsZone>> = {
  ...Object.fromEntries(["FL", "IN", "KY", "MI"].map((state) => [state, "America/Chicago"])),
  ...Object.fromEntries(["KS", "ND", "NE", "OR", "SD", "TX"].map((state) => [state, "America/Denver"])),
  ID: "America/Los_Angeles",
  TN: "America/New_York",
};

export const isUsZone = (zone: string): zone is UsZone => zone in statesOfZone;

/** Returns the time zones of a state, the likeliest first; none for anything but our states. */
export function zonesOf(state: string | null): readonly UsZone[] {
  const zones = Object.keys(statesOfZone) as UsZone[];
  const main = zones.filter((zone) => state !== null && statesOfZone[zone].split(" ").includes(state));
  const other = state !== null && secondZone[state];
  return other ? [...main, other] : main;
}

/** The clock of an insured place: the likelier of its state's zones, and the advisors' own for anything but our states. */
export const zoneOf = (state: string | null): UsZone => zonesOf(state)[0] ?? "America/New_York";
