/** A screen of the gallery, with the tokens that it is there to show. */
export interface TokenScreen {
  readonly id: string;
  readonly title: string;
  readonly shows: readonly string[];
}

/** Screens on which every token paints something. A token that none lists is on the first. */
export const screens: readonly [TokenScreen, ...TokenScreen[]] = [
  { id: "auto-address", title: "The first question", shows: [] },
  { id: "driver-errors", title: "Fields with errors", shows: ["color.error", "color.error-soft", "font.title-weight", "radius.card", "density.gap"] },
  { id: "home-discounts-confirmed", title: "Choices", shows: ["color.selected", "color.on-selected", "color.selected-soft", "color.success", "color.success-soft", "border.selected", "density.option", "icon.color", "icon.duo", "icon.tile", "radius.tile"] },
  { id: "types", title: "The choice of a line", shows: ["shadow.card", "shadow.lift"] },
  { id: "vehicle-vin", title: "A dialog", shows: ["color.backdrop", "radius.dialog", "shadow.dialog", "motion.step", "motion.slide"] },
  { id: "vehicle-vin-doubtful", title: "A car, and a warning", shows: ["color.warning", "color.warning-soft", "art.vehicle"] },
  {
    id: "quotes",
    title: "Prices",
    shows: [
      "color.sunken", "color.badge", "color.on-badge", "color.mono-1", "color.mono-2", "color.mono-3", "color.mono-4", "radius.chip", "density.card-pad", "motion.count",
      ...["font.price", "font.price-weight", "font.price-size", "font.price-tracking", "font.eyebrow-case", "font.eyebrow-tracking", "font.eyebrow-size"],
    ],
  },
  { id: "renters-purchase-plans", title: "Payment plans", shows: ["color.info", "color.info-soft"] },
  { id: "pet-transition", title: "On the way to another site", shows: ["color.accent"] },
  { id: "success", title: "The end", shows: ["art.cut", "art.detail"] },
];

/** The screen that shows what a token does. */
export const screenOf = (token: string): TokenScreen => screens.find(({ shows }) => shows.includes(token)) ?? screens[0];
