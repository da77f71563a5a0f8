import type { Expected } from "./expected";

export const expected: Expected = {
  card: "Something else",
  told: {},
  isBundled: false,
  walk: 193_500,
};
