import { expect, it } from "vitest";
import { demoPartners } from "../partners/demoPartners";
import { letterheads } from "../partners/letterhead";
import { letter, type Part } from "./letter";

const letterhead = await letterheads({ byId: (id) => demoPartners().find((one) => one.id === id) }, { flagsOf: () => Promise.resolve({ everywhere: {}, byState: {} }) })("default");
const parts: readonly Part[] = [
  { kind: "text", text: "Hello." },
  { kind: "list", title: "Some", items: ["one"] },
  { kind: "link", label: "Go", url: "https://example.com" },
];

it.each(parts)("leaves room below its $kind, so that a text that follows doesn't touch it", (part) => {
  const { html } = letter({ language: "en", letterhead, to: "ada@example.com", subject: "Quotes", parts: [part, { kind: "text", text: "The end." }] });
  const before = html.split("The end.")[0]!;
  const margins = [...before.matchAll(/margin:\S+ 0 (\d+)(?:px)?/g)].map(([, below]) => Number(below));
  expect(margins.at(-2)).toBe(16);
});
