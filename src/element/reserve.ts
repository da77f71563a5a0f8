import { width } from "../business/limits";

/**
 * What the widget would like to be wide where its container asks: in a flex row, a float, a table cell, a dialog. Its root
 * answers container queries, so nothing inside it has a width to tell. Two characters without width, and between them a space
 * where fields stand two in a row: as wide as that where there is room, and as narrow as the container where there isn't.
 */
const breadth = `&::before{content:"\\200c  \\200c";display:block;height:0;font:0/0 a;word-spacing:${width.pair}px}`;

/**
 * What a line's first screen takes with its footer, which comes last, so that nothing below moves: 960 px on a phone, where
 * texts wrap, 800 px where they have room. A host whose own is higher, or lower, gives the tag a `min-height`.
 */
export const reserved = `display:block;min-height:clamp(800px,1040px - 20vw,960px);${breadth}`;

/**
 * Declarations that hold the widget's place and hint at what is coming: a field and an action. Drawn as backgrounds, so
 * that loader and element show the same with no markup.
 */
export const placeholder = `background:linear-gradient(#8882 0 0) 50% 124px/min(560px,90%) 54px no-repeat,linear-gradient(#8882 0 0) 50% 202px/min(560px,90%) 54px no-repeat;${reserved}`;
