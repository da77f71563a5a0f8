import type { Expected } from "./expected";
import { leads, quoted } from "./shared";

export const expected: Expected = {
  card: "Life",
  routes: "address personal-info health questions coverage policy-compare finalize/phone",
  progress: ["You", "Details", "Quotes"],
  events: quoted,
  told: { ...leads("gender"), "POST /v1/applications/life": ["gender"], "PATCH /v1/applications/{id}/life": ["gender"] },
  effort: { presses: 9, questions: 11 },
  isBundled: false,
  walk: 205_000,
};
