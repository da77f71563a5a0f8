import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const needsDocument = ({ moduleId, project }: TestSpecification): boolean =>
  project.config.environment === "happy-dom" || readFileSync(moduleId, "utf8").startsWith("// @vitest-environment happy-dom");

/**
 * Runs files that need a document after those that don't. Vitest ends a worker when its next file needs the other environment, and
 * the next worker imports everything again: in turns, a run of the fast tests took some 50 workers on two cores.
 */
export class EnvironmentOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const [plain, inDocument] = [false, true].map((needed) => usual.filter((file) => needsDocument(file) === needed));
    return [...plain!, ...inDocument!];
  }
}
