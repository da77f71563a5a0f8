/**
 * What two people answer to everything that pet asks, by field name, for the generated tests: the least that gets to the end,
 * and all that can be said. The state is the ZIP code's to say; the recorded service says the same for every one.
 */
export const examples = {
  minimal: (state: string): Record<string, unknown> => ({
    state,
    petType: "CAT",
    petName: "Miso",
    breed: "Sample",
    petAge: "1",
    zipCode: "43215",
    email: "Tess@Example.com",
  }),
  maximal: (state: string): Record<string, unknown> => ({
    state,
    petType: "DOG",
    petName: "  Biscuit the Brave ",
    breed: "sample",
    petAge: "20",
    zipCode: "43215",
    email: "Tess@Example.com",
    primaryPhoneNumber: "(614) 555-0155",
    subscribeCheckbox: true,
  }),
};
