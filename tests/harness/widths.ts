/** The windows in which screens are looked at, in CSS pixels. */
export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
export type WidthName = keyof typeof widths;
