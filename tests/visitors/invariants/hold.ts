import { setTimeout as pause } from "node:timers/promises";
import type { Visit } from "../visit";
import { agreeing } from "./agreeing";
import { discreet } from "./discreet";
import type { Invariant, Kept, Scene } from "./invariant";
import { legal } from "./legal";
import { once } from "./once";
import { quiet } from "./quiet";
import { readable } from "./readable";
import { steady } from "./steady";
import { wayOn } from "./wayOn";

const invariants: readonly Invariant[] = [quiet, readable, agreeing, wayOn, steady, once, legal, discreet];

/** Milliseconds between two looks at a fault that may pass. */
const glance = 300;

const nothing: Kept = { title: "", history: "", cookies: "", local: "", others: "", hasWidget: false };

/** Reads what the page keeps; nothing while it is being replaced. */
const keptBy = ({ tab: { page } }: Visit): Promise<Kept> =>
  page
    .evaluate(() => ({
      title: document.title,
      history: JSON.stringify(history.state),
      cookies: document.cookie,
      local: JSON.stringify(localStorage),
      others: JSON.stringify(Object.entries(sessionStorage).filter(([key]) => !/^iq\.[\w-]+\.\w+$/.test(key))),
      hasWidget: (document.querySelector("insurance-quote")?.shadowRoot ?? null) !== null,
    }))
    .catch(() => nothing);

async function sceneOf(visit: Visit): Promise<Scene> {
  const screen = await visit.settle();
  const route = visit.tab.routeOf(screen);
  if (route !== null) visit.tab.story.shown.add(route.replace(/\?.*$/, ""));
  return { visit, tab: visit.tab, screen, route, kept: await keptBy(visit) };
}

/** Rejects, with the screen, when something that always has to hold doesn't, and doesn't come true in its time. */
export async function hold(visit: Visit): Promise<void> {
  const began = Date.now();
  let scene = await sceneOf(visit);
  for (const { says, patience, faults } of invariants) {
    let found = faults(scene);
    while (found.length > 0 && Date.now() - began < patience) {
      await pause(glance);
      scene = await sceneOf(visit);
      found = faults(scene);
    }
    if (found.length > 0) throw new Error([`${says} But:`, ...found, `At ${scene.screen.address}:`, scene.screen.text.replace(/\s*\n\s*/g, " | ").slice(0, 1_500)].join("\n"));
  }
}
