import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const needsDocument = ({ moduleId, project }: TestSpecification): boolean =>
  project.config.environment === "happy-dom" || readFileSync(moduleId, "utf8").startsWith("// @vitest-environment happy-dom");

/** The random visitors walk for a minute, however many workers are idle: last in their group, all others would wait for them. */
const takesFixedTime = ({ project }: TestSpecification): boolean => project.name === "visitors";

const partition = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] => [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];

/**
 * Runs files that need a document after those that don't. Vitest ends a worker when its next file needs the other environment, and
 * the next worker imports everything again: in turns, a run of the fast tests took some 50 workers on two cores.
 */
export class EnvironmentOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = partition(await super.sort(files), takesFixedTime);
    return partition(usual, (file) => !needsDocument(file));
  }
}
