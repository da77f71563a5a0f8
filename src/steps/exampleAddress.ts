/** A town in each of the states with rules of their own, whose ZIP code the demo's service knows. */
const towns: Readonly<Record<string, { readonly city: string; readonly zipCode: string }>> = {
  CA: { city: "Los Angeles", zipCode: "90012" },
  FL: { city: "Tampa", zipCode: "33602" },
  HI: { city: "Honolulu", zipCode: "96813" },
  MA: { city: "Boston", zipCode: "02108" },
  NY: { city: "New York", zipCode: "10001" },
  OH: { city: "Columbus", zipCode: "43215" },
  TX: { city: "Austin", zipCode: "78701" },
};

/** Where an example lives. Public records know nothing of the street, so that nothing is on a screen but what an example says. */
export function exampleAddress(state: string, addressLine1 = "12 No Records St") {
  const town = towns[state];
  if (!town) throw new Error(`src/steps/exampleAddress.ts has no town in ${state}`);
  return { startInManualMode: true, addressLine1, state, ...town };
}
