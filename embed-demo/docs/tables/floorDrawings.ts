import { demoFloors, floors, serviceFloors } from "../../../tests/architecture/floors.mjs";

/** A house as a list of its floors, the highest first; `docs.css` draws it. Rooms of one floor don't know each other. */
const drawing = (name: string, house: readonly (readonly string[])[]): string =>
  [
    `<ol class="floors" aria-label="${name}, the highest floor first">`,
    ...[...house].reverse().map((rooms) => `<li>${rooms.map((room) => `<code>${room}</code>`).join(" ")}</li>`),
    "</ol>",
  ].join("\n");

/** The drawings of the three houses, from the floors that a test holds. */
export const floorDrawings = {
  "floors-of-src": drawing("src", floors),
  "floors-of-demo": drawing("embed-demo", demoFloors),
  "floors-of-service": drawing("embed-demo/service", serviceFloors),
};
