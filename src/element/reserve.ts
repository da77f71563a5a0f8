import { width } from "../business/limits";

/**
 * The widget's preferred width where its container asks for it: in a flex row, a float, a table cell, a dialog. Its root
 * answers container queries, so its contents have no width to report. Two zero-width characters with a space between them,
 * where fields are two in a row, are as wide as there is room, and as narrow as the container.
 */
const breadth = `&::before{content:"\\200c  \\200c";display:block;font:0/0 a;word-spacing:${width.pair}px}`;

/**
 * The height of a line's first screen with its footer, which arrives last, so that nothing below moves: 960 px on a phone,
 * where texts wrap, 800 px where they have room. A host with a different height sets a `min-height` on the tag.
 */
export const reserved = `display:block;min-height:clamp(800px,1040px - 20vw,960px);${breadth}`;

/**
 * Declarations that reserve the widget's place and suggest its contents: a field and an action. Drawn as backgrounds, so
 * that loader and element show the same without markup.
 */
export const placeholder = `background:linear-gradient(#8882 0 0) 50% 124px/min(560px,90%) 54px no-repeat,linear-gradient(#8882 0 0) 50% 202px/min(560px,90%) 54px no-repeat;${reserved}`;
