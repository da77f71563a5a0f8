import { describe, expect, it } from "vitest";
import { fraudNotices } from "../../src/business/fraudNotices";
import { gradeOf } from "./readability";
import { phrasesOfWidget, textsInCode, textsOfPages, textsOfPartners, type ShownText } from "./shownTexts";
import { faultsOfLength, faultsOfWords } from "./wordRules";

const specified = "the product's specification quotes it letter by letter";

/** Texts that may break a rule, with the reason. An exception that isn't needed any more has to go. */
const exceptions: Readonly<Record<string, string>> = {
  "Almost there!": specified,
  "See my quotes!": specified,
  "Let's connect!": specified,
  "Let's get this right!": specified,
  "Insurance can be tricky!": specified,
  "We've got you covered!": specified,
  "Carrier timed out or missing in response": specified,
  "Speak with an agent for pre-{year} vehicles": specified,
  "Speak with an agent for pre-{year} motorcycles": specified,
  "Please speak with an agent to identify the right vehicle": specified,
  "If a life event hurt your credit, like serious illness, a death in the family, divorce, job loss, identity theft, military deployment, or a declared disaster: in many states you can ask the company in writing not to count it.":
    "the law lists these events, and each has to be named",
  [fraudNotices.OH ?? ""]: "the law words it",
};

/** Phrases that count at least two: a list of several faults, and a comparison. */
const alwaysMore: readonly string[] = ["compare.title", "compare.caption", "form.summary"];

const phrases = phrasesOfWidget();
const inCode = [
  ...["business", "lines", "steps", "stages", "session/fields"].map((folder) => `src/${folder}`),
  ...["carriers", "coverages", "driven", "lines", "mail", "payments", "property", "quotes", "rating"].map((folder) => `embed-demo/service/${folder}`),
  "embed-demo/payment",
  "embed-demo/handOff",
].flatMap(textsInCode);

type Rule = (text: ShownText) => string[];
const faults = (texts: readonly ShownText[], ...rules: readonly Rule[]): string[] =>
  texts.filter(({ text }) => !(text in exceptions)).flatMap((text) => rules.flatMap((rule) => rule(text)));
const inWidget: Rule = (text) => faultsOfWords(text, true);
const anywhere: Rule = (text) => faultsOfWords(text);

describe("texts for visitors are plain", () => {
  it("in every phrase of the widget", () => expect(faults(phrases, inWidget, faultsOfLength)).toEqual([]));
  it("in partners' own words", () => expect(faults(textsOfPartners(), inWidget, faultsOfLength)).toEqual([]));
  it("in the names of coverages and fields, in e-mails and in the service's messages", () => expect(faults(inCode, anywhere)).toEqual([]));
  it("on the pages around the widget", () => expect(faults(textsOfPages("embed-demo"), anywhere)).toEqual([]));
  it("in one place only that says who sells, under which licenses", () =>
    expect(phrases.filter(({ text }) => text.includes("{licenses}"))).toHaveLength(1));
  it("for a sixth-grader, on average", () => expect(gradeOf(phrases.map(({ text }) => text))).toBeLessThan(7));
  it("with a form for one thing, unless there are always more", () => {
    const counted = phrases.filter(({ at, text }) => /\{count\} (?:\w+ )?\w+s\b/.test(text) && !at.endsWith(".one") && !phrases.some((other) => other.at === `${at}.one`));
    expect(counted.map(({ at }) => at)).toEqual(alwaysMore);
  });
  it("without a car in what drivers and riders read", () =>
    expect(phrases.filter(({ at, text }) => /^(?:driver|history|case\.autoMakeModelUnsupported)\./.test(at) && /\bcars?\b/i.test(text))).toEqual([]));
  it("without a home of their own for landlords, who share the reasons for an address and for a rebuild cost", () =>
    expect(phrases.filter(({ at, text }) => /^(?:address\.lede|prefill)\./.test(at) && /\byour home\b/i.test(text))).toEqual([]));
  it("without unnecessary exceptions", () => {
    const inPhrases = phrases.filter((text) => inWidget(text).length + faultsOfLength(text).length > 0);
    const broken = new Set([...inPhrases, ...inCode.filter((text) => anywhere(text).length > 0)].map(({ text }) => text));
    expect(Object.keys(exceptions).filter((text) => !broken.has(text))).toEqual([]);
  });
});

describe("a text that isn't plain is reported with a better wording", () => {
  it.each<[ShownText, string[]]>([
    [{ at: "a.note", text: "The company replied." }, []],
    [{ at: "a.note", text: "A carrier replied." }, ['a.note: "carrier"; say company']],
    [{ at: "a.note", text: "{carrier} replied." }, []],
    [{ at: "a.note", text: "Your answers come along, so nobody asks twice." }, ['a.note: "come along"; say we\'ll send, an advisor can see', 'a.note: "nobody"; say no one']],
    [{ at: "a.note", text: "Great!" }, ['a.note: "!"; say a period']],
    [{ at: "a.note", text: "We couldn't save this (INTERNAL)." }, ['a.note: "(INTERNAL)"; a visitor has no use for a code']],
    [{ at: "a.note", text: "We couldn't save this ({code})." }, ['a.note: "{code}"; a visitor has no use for a code']],
  ])("for its words: %o", (text, expected) => expect(inWidget(text)).toEqual(expected));

  const words = (count: number): string => `We${" do".repeat(count - 1)}.`;
  it.each<[string, string, string[]]>([
    ["a.submit", "x".repeat(36), []],
    ["a.submit", "x".repeat(37), ["a.submit: 37 characters; a button has at most 36"]],
    ["a.title", "x".repeat(60), []],
    ["a.title", "x".repeat(61), ["a.title: 61 characters; a heading has at most 60"]],
    ["a.help", words(20), []],
    ["a.help", words(21), ["a.help: a sentence of 21 words; at most 20"]],
    ["a.lede", "We ask. You see.", []],
    ["a.lede", "We ask. You see. You pick.", ["a.lede: 3 sentences; a lede has at most 2"]],
    ["a.lede", "Call 8 a.m. to 9 p.m. ET. They see you.", []],
    ["a.help", "We don't call after {time}", []],
    ["a.help", "We don't call after {time}.", ["a.help: a period after an hour, which ends in one"]],
    ["a.help", "Considerable documentation regarding individual eligibility", []],
    [
      "a.help",
      "Considerable documentation regarding individual eligibility necessitates additional verification by authorized representatives before policy issuance.",
      ["a.help: grade 33.7; below 7"],
    ],
  ])("for its length and grade: %s, %s", (at, text, expected) => expect(faultsOfLength({ at, text })).toEqual(expected));
});
