/** A town in each state that has rules of its own. The demo's service knows its ZIP code. */
const towns: Readonly<Record<string, { readonly city: string; readonly zipCode: string }>> = {
  CA: { city: "Los Angeles", zipCode: "90012" },
  FL: { city: "Tampa", zipCode: "33602" },
  HI: { city: "Honolulu", zipCode: "96813" },
  MA: { city: "Boston", zipCode: "02108" },
  NY: { city: "New York", zipCode: "10001" },
  OH: { city: "Columbus", zipCode: "43215" },
  TX: { city: "Austin", zipCode: "78701" },
};

/** An example's address. Public records don't have the street, so a screen shows only the example's own answers. */
export function exampleAddress(state: string, addressLine1 = "12 No Records St") {
  const town = towns[state];
  if (!town) throw new Error(`src/steps/exampleAddress.ts has no town in ${state}`);
  return { startInManualMode: true, addressLine1, state, ...town };
}
