import { expect, it } from "vitest";
import { demoPartners } from "../partners/demoPartners";
import { letterheads } from "../partners/letterhead";
import { letter, type Part } from "./letter";

const letterhead = await letterheads({ byId: (id) => demoPartners().find((one) => one.id === id) }, { flagsOf: () => Promise.resolve({ everywhere: {}, byState: {} }) })("default");
const parts: readonly Part[] = [
  { kind: "text", text: "Hello." },
  { kind: "list", title: "Some", items: ["one"] },
  { kind: "link", label: "Go", url: "https://example.com" },
  { kind: "table", head: ["What", "How much"], rows: [["All", "$1"]] },
];

it.each(parts)("leaves room below its $kind, so that a text that follows doesn't touch it", (part) => {
  const { html } = letter({ language: "en", letterhead, to: "ada@example.com", subject: "Quotes", parts: [part, { kind: "text", text: "The end." }] });
  const before = html.split("The end.")[0]!.split("</h1>")[1]!;
  const margins = [...before.matchAll(/margin:\S+ 0 (\d+)(?:px)?/g)].map(([, below]) => Number(below));
  expect(margins.at(-2)).toBe(16);
});

it("lines up the values of tables that have two columns, however long their names are", () => {
  const table = (name: string): Part => ({ kind: "table", head: [name, ""], rows: [[`${name} of a thing`, "$1"]] });
  const { html } = letter({ language: "en", letterhead, to: "ada@example.com", subject: "Policy", parts: [table("Policy"), table("A much longer name")] });
  const first = [...html.matchAll(/<tr><th scope="col" style="([^"]*)"/g)].map(([, style]) => /width:\d+%/.exec(style ?? "")?.[0]);
  expect(first).toEqual(["width:45%", "width:45%"]);
});
