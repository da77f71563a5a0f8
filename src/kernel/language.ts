/** The languages that the widget speaks. The first is what stands in the source, and what is spoken where no other is asked for. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** As Intl knows it: both are spoken in the United States, with its dates and its money. */
export const localeOf = (language: Language): string => `${language}-US`;
