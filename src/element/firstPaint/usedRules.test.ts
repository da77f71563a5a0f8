import { expect, it } from "vitest";
import { usedRules } from "./usedRules";

const css = ".go1{color:red}.go1 > a:hover{color:blue}.go2{color:green}@container iq (min-width:640px){.go1{margin:0}.go1 a{margin:1px}}@media print{.go2{margin:0}}.go12{top:0}";

it.each([
  [["go1"], ".go1{color:red}.go1 > a:hover{color:blue}@container iq (min-width:640px){.go1{margin:0}.go1 a{margin:1px}}"],
  [["go2"], ".go2{color:green}@media print{.go2{margin:0}}"],
  [["go12", "plain"], ".go12{top:0}"],
  [[], ""],
])("keeps rules about %j", (classes, kept) => expect(usedRules(css, new Set(classes))).toBe(kept));

it.each([
  ["an element without a class", "a:hover{top:0}", "a:hover{top:0}"],
  ["a state that nothing is in", ".go1.open{top:0}", ""],
  ["a part that isn't there", ".go1 .back > b{top:0}", ""],
  ["two, one of which isn't there", ".go1 .back, .go1 .now{top:0}", ".go1 .now{top:0}"],
  ["whatever isn't something", ".go1:not(.open){top:0}", ".go1:not(.open){top:0}"],
  ["one of several", ".go1 :is(.back, .now, :not(a, b)), .open{top:0}", ".go1 :is(.back, .now, :not(a, b)){top:0}"],
  ["a number, which is no class", ".go1{top:.5px}@media (min-width:1.5px){.go1{top:0}}", ".go1{top:.5px}@media (min-width:1.5px){.go1{top:0}}"],
  ["steps of a movement", "@keyframes a{from{top:0}to{top:1px}}", "@keyframes a{from{top:0}to{top:1px}}"],
  ["a rule in a rule of another", "@media print{@supports (top:0){.open{top:0}}}", ""],
])("keeps of rules about %s those that can match", (_what, rules, kept) => expect(usedRules(rules, new Set(["go1", "now"]))).toBe(kept));
