import type { Expected } from "./expected";

export const expected: Expected = {
  card: "Something else",
  told: {},
  isBundled: false,
  walk: 200_000,
};
