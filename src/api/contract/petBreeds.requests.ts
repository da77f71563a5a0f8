import type { Requests } from "./endpoint";

export const petBreedsRequests = {
  listPetBreeds: {
    summary: "List breeds of cats and dogs",
    problems: [],
  },
} satisfies Requests;
