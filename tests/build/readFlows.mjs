import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { closure } from "./closure.mjs";
import { src } from "./paths.mjs";

/** What the lines' flows load, by line slug, as ids of modules. Filled when build 1 has read them, before chunks are cut. */
export const flows = {
  /** The line's manifest and its first screen, which are fetched before the first field. */
  firstScreens: new Map(),
  /** The steps, in order, with each one's screen. */
  stepScreens: new Map(),
  /** What else is loaded late: effects, rules, cases. */
  lateModules: new Map(),
};

/** Reads each line's flow as data, and finds the modules that its screens are by the text of their imports. */
export const readFlows = {
  name: "read-flows",
  async buildEnd(error) {
    if (error) return;
    const folder = join(src, "lines");
    for (const slug of readdirSync(folder).filter((name) => existsSync(join(folder, name, "line.ts")))) {
      const line = join(folder, slug, "line.ts");
      if (!this.getModuleInfo(line)) continue;
      const { line: loaded } = await tsImport(line, import.meta.url);
      const imports = [...closure([line], this.getModuleInfo)].flatMap((id) =>
        this.getModuleInfo(id).dynamicallyImportedIds.map((target) => ({ id, target })),
      );
      const steps = loaded.flow.groups.flatMap((group) => group.steps).map((step) => {
        const specifier = /import\(\s*["'](.+?)["']/.exec(String(step.screen))?.[1];
        const screen = imports.find(({ id, target }) => specifier && target.replace(/\.tsx?$/, "") === join(dirname(id), specifier))?.target;
        if (!screen) this.error(`The screen of ${slug}/${step.id} can't be told: it has no screen: () => import("…").`);
        return { step: step.id, screen };
      });
      const shown = steps.map(({ screen }) => screen);
      flows.firstScreens.set(slug, [line, shown[0]]);
      flows.stepScreens.set(slug, steps);
      flows.lateModules.set(slug, imports.map(({ target }) => target).filter((target) => !shown.includes(target)));
    }
  },
};
