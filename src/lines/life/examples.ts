import { tobaccoProducts } from "../../business/life";
import type { Examples } from "../../session/answers/examples";

const person = { firstName: "Ines", lastName: "Moreau", dateOfBirth: "2/29/1984", gender: "Female", email: "Ines@Example.com" };

const everyProduct = Object.fromEntries(
  tobaccoProducts.flatMap((product, index) => [
    [`previously_${product}_frequency`, ["365", "52", "12", "2"][index % 4]],
    [`previously_${product}_lastUseDate`, `0${index + 1}/15/2020`],
    [`currently_${product}_frequency`, ["2", "12", "52", "365"][index % 4]],
  ]),
);

export const examples: Examples = {
  minimal: (state) => ({
    state,
    ...person,
    healthRating: "Fair",
    smoker: "Never",
  }),
  maximal: (state) => ({
    state,
    ...person,
    gender: "Male",
    primaryPhoneNumber: "(907) 555-0117",
    healthRating: "Excellent",
    smoker: "Currently",
    previously_products: [...tobaccoProducts],
    currently_products: [...tobaccoProducts],
    ...everyProduct,
    coverageAmount: 10_000_000,
    term: 40,
  }),
};
