import { join } from "node:path";
import { expect, test } from "vitest";
import { compiled, compileStyles, faultOf, sheetOf, squeezed } from "./compileStyles.mjs";
import { src } from "./paths.mjs";

const rulesOf = (sheet) => {
  const [name, rules] = compiled(sheet);
  return rules.replaceAll(`.${name}`, ".x");
};

test("scopes a template's rules under one short class name, derived from its content alone", () => {
  const [name] = compiled("color: red;");
  expect(name).toMatch(/^iq[a-z0-9]{1,4}$/);
  expect(compiled("color: red;")[0]).toBe(name);
  expect(rulesOf("\n  color: red; /* a reason */\n  &:hover {\n    color: blue;\n  }\n  .b {\n    margin: 0 4px;\n  }\n")).toBe(".x{color:red;}.x:hover{color:blue;}.x .b{margin:0 4px;}");
});

test.each([
  ["font-size: 17px;", "font-size:calc(17*var(--iq-u));"],
  ["line-height: 26px;", "line-height:calc(26*var(--iq-u));"],
  ["width: 100px;", "width:calc(100*var(--iq-u));"],
  ["max-width: 640px;", "max-width:calc(640*var(--iq-u));"],
  ["width: 99px;", "width:99px;"],
  ["grid-template-columns: 24px 120px;", "grid-template-columns:24px calc(120*var(--iq-u));"],
  ["padding: 120px;", "padding:120px;"],
  ["height: 120px;", "height:120px;"],
  ["@container (min-width: 640px) {}", "@container (min-width:40em){}"],
])("lengths of text grow with the browser's font size, all others stay: %s", (written, made) => expect(squeezed(written)).toBe(made));

test.each([
  ["color: ${ink};", 7, "stand by itself"],
  ["color: red", 9, "semicolon"],
  [".a {\n  color: red\n}", 16, "semicolon"],
  ["&:not(.a) .b {\n  color: red;\n}", 8, "`)`"],
  ["&:not(.a):hover {\n  color: red;\n}", 8, "`)`"],
  ["\n  @media print {\n    x: y;\n  }\n  @media print {\n    x: z;\n  }\n", 32, "once"],
])("refuses %j", (template, offset, advice) => expect(faultOf(template)).toEqual({ offset, advice: expect.stringContaining(advice) }));

test.each(["&:not(:has(a > b)), .c:is(.d) {\n  color: red;\n}", "/* it's ${so} */ color: red;", "@container (width < 640px) {\n  color: red;\n}", "width: calc(100% - 4px);\n.b {\n  x: y;\n}"])("allows %j", (template) =>
  expect(faultOf(template)).toBeUndefined(),
);

test("puts the class name into the module, reports a violation's file and line, and leaves other modules alone", async () => {
  const id = join(src, "ui/styles/made-up.tsx");
  const { code } = compileStyles.transform("const a = css`color: red;`;", id);
  const [name] = compiled("color: red;");
  expect(code).toBe(`const a = "${name}";`);
  expect(await sheetOf([id], () => ({ importedIds: [] }))).toContain(`.${name}{color:red;}`);
  expect(compileStyles.transform("const a = css`color: red;`;", join(src, "app/App.tsx"))).toBeNull();
  const error = (message) => {
    throw new Error(message);
  };
  const real = join(src, "ui/layout/Actions.tsx");
  expect(() => compileStyles.transform.call({ error }, "css`color: red`", real)).toThrow(/^src\/ui\/layout\/Actions\.tsx:\d+: End every declaration in a semicolon/);
});
