import { expect, it } from "vitest";
import { usedRules } from "./usedRules";

const css = ".go1{color:red}.go1 > a:hover{color:blue}.go2{color:green}@container iq (min-width:640px){.go1{margin:0}.go1 a{margin:1px}}@media print{.go2{margin:0}}.go12{top:0}";

it.each([
  [["go1"], ".go1{color:red}.go1 > a:hover{color:blue}@container iq (min-width:640px){.go1{margin:0}.go1 a{margin:1px}}"],
  [["go2"], ".go2{color:green}@media print{.go2{margin:0}}"],
  [["go12", "plain"], ".go12{top:0}"],
  [[], ""],
])("keeps what is about %j", (classes, kept) => expect(usedRules(css, new Set(classes))).toBe(kept));
