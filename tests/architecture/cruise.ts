import { cruise } from "dependency-cruiser";
import type { ICruiseResult, IForbiddenRuleType } from "dependency-cruiser";

interface Import {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Returns the imports under these folders that break a rule. */
export async function violations(folders: readonly string[], forbidden: readonly IForbiddenRuleType[]): Promise<readonly Import[]> {
  const { output } = await cruise([...folders], {
    ruleSet: { forbidden: [...forbidden] },
    validate: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:dist|\\.cache)/" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
    },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
