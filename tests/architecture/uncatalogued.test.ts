import { ESLint, Linter } from "eslint";
import tseslint from "typescript-eslint";
import { expect, it } from "vitest";

const { rules } = (await new ESLint({ overrideConfigFile: "tests/eslint.config.mjs" }).calculateConfigForFile("src/ui/notices/Note.tsx")) as Linter.Config;
const rule = rules?.["no-restricted-syntax"];
const linter = new Linter();
const parser = tseslint.parser as Linter.Parser;
const faults = (jsx: string) => {
  const config: Linter.Config = {
    files: ["**/*.tsx"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    ...(rule && { rules: { "no-restricted-syntax": rule } }),
  };
  return linter.verify(`export const Shown = () => ${jsx};`, config, "shown.tsx").map(({ message }) => message);
};

it.each([
  "<p>Hello</p>",
  "<p>¿Qué?</p>",
  '<p>{"Hello"}</p>',
  "<>{`Row ${row}`}</>",
  '<p>{isOpen ? "Close" : text(texts.open)}</p>',
  '<p>{isOpen && "Close"}</p>',
  '<p title="Hello" />',
  '<Field label={"Hello"} />',
  '<Field hint={given ?? "Hello"} />',
  "<button aria-label={`Row ${row}`} />",
])("lint refuses text outside the catalogue, which only English visitors could read: %s", (jsx) => {
  expect(faults(jsx)).toEqual([expect.stringContaining("outside of the catalogue")]);
});

it.each(["<p>{text(texts.title)}</p>", "<p> · 5 / 6</p>", '<p id="papers" className="apart">{amount}</p>', '<img alt="" src="logo.svg" />', '<Field label={text(texts.title)} name="email" />', '<p>{kind === "open" && amount}</p>'])(
  "lint accepts strings that aren't texts: %s",
  (jsx) => expect(faults(jsx)).toEqual([]),
);
