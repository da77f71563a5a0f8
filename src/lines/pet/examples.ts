import type { Examples } from "../../session/answers/examples";
import { exampleAddress } from "../../steps/exampleAddress";

/** The widget finds the state by the ZIP code; an example has to name it. */
const place = (state: string) => ({ state, zipCode: exampleAddress(state).zipCode });

export const examples: Examples = {
  minimal: (state) => ({
    ...place(state),
    petType: "CAT",
    petName: "Miso",
    breed: "Domestic Shorthair",
    petAge: "1",
    email: "Tess@Example.com",
  }),
  maximal: (state) => ({
    ...place(state),
    petType: "DOG",
    petName: "  Biscuit the Brave ",
    breed: "labrador retriever",
    petAge: "20",
    email: "Tess@Example.com",
    primaryPhoneNumber: "(614) 555-0155",
    subscribeCheckbox: true,
  }),
};
