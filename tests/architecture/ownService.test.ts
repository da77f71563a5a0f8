import { readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("the documented service of one's own compiles, and has thirty lines at most beside its imports", async () => {
  const text = await readFile(join(root, "embed-demo/docs/backends/ownBackend.md"), "utf8");
  const snippet = /^## The service with other companies, payments or mail\n.*?^```ts\n(.*?)^```/ms.exec(text)?.[1] ?? "";
  expect(snippet.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("import ")).length).toBeLessThanOrEqual(30);

  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const file = join(root, "ownService.ts");
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name === file ? ts.createSourceFile(name, snippet, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest));
  const program = ts.createProgram([file], { ...options, noEmit: true }, host);
  const faults = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))).toEqual([]);
});
