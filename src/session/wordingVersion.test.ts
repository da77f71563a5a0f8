import { signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import type { Language } from "../kernel/language";
import { phrases } from "../kernel/phrase";
import type { Session } from "./session";
import { wordingVersion } from "./wordingVersion";

const texts = phrases("consent.calls", { text: "You may call me.", above: "the number above" });
const missing = { en: { "consent.calls.text": "You may call me." } };

const session = (language: string, catalogue: object, translated = {}): Session =>
  ({ speech: signal({ language: language as Language, catalogue }), partner: { config: { consentVersion: "2026-01" }, wording: {}, translated } }) as unknown as Session;

it.each<[string, Session, string]>([
  ["the source's language", session("en", {}), "2026-01"],
  ["a language with every text", session("es", {}), "2026-01-es"],
  ["a language that shows one of them in English", session("fr", missing), "2026-01"],
  ["a language that lacks the text, in which the partner says it", session("fr", missing, { fr: { "consent.calls.text": "Vous pouvez m'appeler." } }), "2026-01-fr"],
])("names %s", (_what, given, version) => expect(wordingVersion(given, [texts.text, texts.above])).toBe(version));
