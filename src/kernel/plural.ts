import { localeOf, sourceLanguage, type Language } from "./language";

/** A text in each plural form that its language tells apart. `other` is the one that every language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The name of the form for a number: `Intl.PluralRules` of the language decides, and `other` stands in for a form that is missing. */
export function formFor(forms: PluralForms, count: number, language: Language = sourceLanguage): Intl.LDMLPluralRule {
  const form = (rules[language] ??= new Intl.PluralRules(localeOf(language))).select(count);
  return form in forms ? form : "other";
}

/** The form for a number. */
export const inNumber = (forms: PluralForms, count: number, language?: Language): string => forms[formFor(forms, count, language)] ?? forms.other;
