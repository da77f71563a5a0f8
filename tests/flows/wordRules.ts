import { gradeOf, sentencesOf, wordsOf } from "./readability";
import type { ShownText } from "./shownTexts";

/** Words that visitors must not read here, with their replacements. */
const banned: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bcarriers?\b|\binsurers?\b/i, "company"],
  [/\b(?:come|comes|came) along\b/i, "we'll send, an advisor can see"],
  [/\bby hand\b/i, "manually"],
  [/\bsomebody\b/i, "someone"],
  [/\bnobody\b/i, "no one"],
  [/\banybody\b/i, "anyone"],
  [/\beverybody\b/i, "everyone"],
  [/\bjust now\b/i, "right now"],
  [/\be-mails?\b/i, "email"],
  [/\btelephone\b/i, "phone"],
  [/\bbindable\b/i, "firm price"],
  [/\bticked\b/i, "checked"],
  [/\bunselect\b/i, "uncheck"],
  [/\b(?:go|goes) on (?:by|here|with|without|to)\b/i, "continue"],
  [/\ball the same\b/i, "still"],
  [/\bbirth dates?\b/i, "date of birth"],
  [/\bwhoever\b|\bwhom\b/i, "who"],
  [/\bpapers\b/i, "documents"],
  [/\bcolours?\b/i, "color"],
  [/\bon (?:its|their) way back\b/i, "we're returning"],
  [/\b(?:goes|go) with it\b/i, "this also removes"],
  [/\bmotorbikes?\b/i, "motorcycle"],
  [/\bautomobiles?\b/i, "car"],
  [/\bsleeps?\b|\bthinking\b/i, "what a thing does, not what a person would"],
];
/** Words banned in the widget only: elsewhere another company speaks of its agents, and an article of premiums and homes. */
const bannedInWidget: typeof banned = [
  [/\bagents?\b/i, "advisor"],
  [/\bpremiums?\b/, "price"],
  [/\bdwelling\b/i, "home"],
  [/!/, "a period"],
];

/** Characters that fit on one line of a button, and on two of a heading, at 320 px. */
const longest = { button: 36, heading: 60 };
const mostWords = 20;
const mostSentencesOfLede = 2;
/** Sixth grade. A text of a few words has no meaningful grade. */
const grade = { below: 7, fromWords: 12 };

const isButton = /^(?!address\.lede).*\.(?:submit\w*|retry|again|reload|back|cancel|edit|remove|undo|close|save|add|addAnother|call|callInstead|connect|contact|forget|home|refresh|another|insist|select|compare|get)$/;
const isHeading = /\.(?:title|whyTitle|helpTitle|proofTitle)$|\.title\.\w+$/;

/** Returns violations of the word rules, each as "place: reason". */
export function faultsOfWords({ at, text }: ShownText, inWidget = false): string[] {
  const code = /\{code\}|\([A-Z_]{4,}\)/.exec(text)?.[0];
  if (code) return [`${at}: "${code}"; a visitor has no use for a code`];
  return [...banned, ...(inWidget ? bannedInWidget : [])].flatMap(([word, instead]) => {
    const found = word.exec(text.replace(/\{\w+\}/g, ""))?.[0];
    return found === undefined ? [] : [`${at}: "${found}"; say ${instead}`];
  });
}

/** Returns violations of length, reading grade and punctuation for the phrase's kind. */
export function faultsOfLength({ at, text }: ShownText): string[] {
  const faults: string[] = [];
  // "9 p.m." has its own period.
  if (/\{(?:time|opens|closes)\}\.$/.test(text)) faults.push(`${at}: a period after an hour, which ends in one`);
  const kind = isButton.test(at) ? "button" : isHeading.test(at) ? "heading" : null;
  if (kind && text.length > longest[kind]) faults.push(`${at}: ${text.length} characters; a ${kind} has at most ${longest[kind]}`);
  const sentences = sentencesOf(text);
  const most = Math.max(0, ...sentences.map((sentence) => wordsOf(sentence).length));
  if (most > mostWords) faults.push(`${at}: a sentence of ${most} words; at most ${mostWords}`);
  if (/\.lede\w*$/.test(at) && sentences.length > mostSentencesOfLede) faults.push(`${at}: ${sentences.length} sentences; a lede has at most ${mostSentencesOfLede}`);
  const of = gradeOf([text]);
  if (wordsOf(text).length >= grade.fromWords && of >= grade.below) faults.push(`${at}: grade ${of.toFixed(1)}; below ${grade.below}`);
  return faults;
}
