import { join } from "node:path";
import { closure } from "./closure.mjs";
import { aheadEntry, elementEntry, inFolder, src } from "./paths.mjs";
import { flows } from "./readFlows.mjs";

const clientEntry = join(src, "api/client.ts");

const isPackage = (id, ...names) => names.some((name) => id.includes(`/node_modules/${name}/`));

/** id -> which entries bring it along, and the lines that these belong to. */
function usesIn(entries, infoOf) {
  const uses = new Map();
  for (const [line, own] of entries) {
    for (const entry of own) {
      for (const id of closure([entry], infoOf)) {
        const use = uses.get(id) ?? { by: new Set(), lines: new Set() };
        uses.set(id, use);
        use.by.add(entry);
        use.lines.add(line);
      }
    }
  }
  return uses;
}

/** Used by two or more, which at least half of the lines have. */
const isWidespread = ({ by, lines }) => by.size >= 2 && lines.size * 2 >= flows.stepScreens.size;

/** What the cuts go by. Made when the first module is asked about: the whole graph is known then. */
function readGraph(infoOf) {
  const beforeFirstField = new Map();
  for (const ids of flows.firstScreens.values()) {
    for (const used of closure(ids, infoOf)) beforeFirstField.set(used, (beforeFirstField.get(used) ?? 0) + 1);
  }
  const screens = [...flows.stepScreens].map(([line, steps]) => [line, steps.map(({ screen }) => screen)]);
  return {
    ahead: closure([aheadEntry], infoOf),
    core: closure([elementEntry], infoOf),
    client: closure([clientEntry], infoOf),
    /** id -> how many lines need it before their first field. */
    beforeFirstField,
    screens: usesIn(screens, infoOf),
    late: usesIn(flows.lateModules, infoOf),
  };
}

/**
 * Before the first field: ahead, which shows the first screen while the rest is on its way. Then, until React has taken that
 * over: vendor, which changes with its packages only, as does data, which comes with the API client; ui, what half of the lines or more need;
 * element, what runs them. Apart, so that a line never imports the element's chunk and keeps its own hash when that changes.
 * steps, what the flows of several lines share.
 * After it: common, what many screens use, fetched while the first one rests (src/app/readAhead.ts), client,
 * the door to the API, and calls, what the effects of many steps use.
 * The rest is cut where the dynamic imports are.
 */
export function chunkOf() {
  let graph;
  return (id, { getModuleInfo }) => {
    graph ??= readGraph(getModuleInfo);
    const { ahead, core, client, beforeFirstField, screens, late } = graph;
    if (isPackage(id, "zod", "ofetch", "destr", "ufo")) return "data";
    if (ahead.has(id)) return "ahead";
    const lines = beforeFirstField.get(id) ?? 0;
    const early = core.has(id) || (lines > 0 && lines * 2 >= flows.firstScreens.size);
    // In one piece, because each piece is a request that the first screen's taking over waits for.
    if (!core.has(id) && lines >= 2 && inFolder(id, "steps", "stages", "business", "flow", "session")) return "steps";
    const shown = screens.get(id);
    if (!early && shown) {
      // What only some lines speak of stays with them.
      if (isWidespread(shown) && inFolder(id, "business", "flow", "session")) return "common";
      if ((isWidespread(shown) || shown.by.size >= 3) && inFolder(id, "kernel", "ui", "form")) return "common";
    }
    if (!early && client.has(id)) return "client";
    const called = late.get(id);
    if (!early && called && isWidespread(called) && inFolder(id, "kernel", "api", "session")) return "calls";
    if (!early) return undefined;
    if (id.includes("/node_modules/") || id.startsWith("\0")) return "vendor";
    if (core.has(id) && inFolder(id, "app", "element", "lines")) return "element";
    return core.has(id) || inFolder(id, "kernel", "business", "flow", "api", "ui", "partner", "session", "form") ? "ui" : undefined;
  };
}
