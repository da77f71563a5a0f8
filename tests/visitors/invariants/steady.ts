import { lineSlugs } from "../../../src/business/lines";
import { allStepsOf, lineOf } from "../../flows/lines";
import type { Invariant, Scene } from "./invariant";

const section = /(?:Section|Sección) (\d+) (?:of|de) (\d+)/;

/** Sections that lie before the prices. Those of a purchase are counted anew. */
const keyOf = (route: string): string => `${route.split("/")[0]} ${route.includes("/purchase") ? "purchase" : "quote"}`;

function progressFaults({ screen, route, tab: { story } }: Scene): readonly string[] {
  const found = section.exec(screen.text);
  if (!found || route === null) return [];
  const [now, count] = [Number(found[1]), Number(found[2])];
  if (now < 1 || now > count) return [`Progress reads "${found[0]}".`];
  const key = keyOf(route);
  const furthest = story.furthest.get(key);
  story.furthest.set(key, Math.max(furthest ?? now, now));
  return furthest !== undefined && now > furthest + 1 ? [`Progress jumped from section ${furthest} to ${now} at ${route}.`] : [];
}

const isKnown = (route: string): boolean => {
  const [head = "", ...rest] = route.replace(/\?.*$/, "").split("/");
  const line = lineSlugs.find((slug) => slug === head);
  if (!line) return true;
  const path = rest.join("/");
  return path === "" || allStepsOf(lineOf(line)).some(({ id }) => path === id || path.startsWith(`${id}/`));
};

export const steady: Invariant = {
  says: "Progress goes on by one section at a time, and every route is a step of its line.",
  patience: 3_000,
  faults(scene) {
    const { route, kept } = scene;
    if (!kept.hasWidget) return [];
    return [...progressFaults(scene), ...(route !== null && !isKnown(route) ? [`${route} is no step.`] : [])];
  },
};
