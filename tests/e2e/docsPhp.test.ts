import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { fromDebian } from "../harness/debian";
import { onPath } from "../harness/onPath";
import { recipe } from "../hosts/copied";

const php = (): string | undefined => onPath("php") ?? (fromDebian("php-cli") ? onPath("php") : undefined);

/** WordPress's two functions, as far as the recipe calls them: they print what it asks for. */
const wordPress = `<?php
function add_action(string $hook, callable $callback): void { if ($hook === "wp_enqueue_scripts") $callback(); }
function wp_enqueue_script(string $handle, string $src, array $deps, string|bool|null $ver, array $args): void {
  echo json_encode(["handle" => $handle, "src" => $src, "deps" => $deps, "ver" => $ver, "args" => $args]);
}
`;

test("PHP runs the recipe for WordPress, which asks for the script of the other recipes", ({ skip }) => {
  const program = php();
  if (program === undefined) return skip("There is no PHP here, and none could be installed: the recipe for WordPress wasn't run.");
  const said = execFileSync(program, ["-d", "display_errors=stderr"], { input: wordPress + recipe("WordPress", "php"), encoding: "utf8" });
  const [, script] = /src="([^"]+)"/.exec(recipe("A tag manager", "html", "<script"))!;
  expect(JSON.parse(said)).toEqual({ handle: "insurance-quote", src: script, deps: [], ver: null, args: { strategy: "async" } });
});
