const block = "linear-gradient(#8882 0 0) 50% ";
const field = "px/min(560px,90%) 54px no-repeat";

/**
 * What a line's first screen takes with its footer, which comes last, so that nothing below moves: 960 px on a phone, where
 * texts wrap, 800 px where they have room. A host whose own is higher, or lower, gives the tag a `min-height`.
 */
export const reserved = "display:block;min-height:clamp(800px,calc(1040px - 20vw),960px)";

/**
 * Declarations that hold the widget's place and hint at what is coming: two fields and an action. Drawn as backgrounds, so
 * that loader and element show the same with no markup.
 */
export const placeholder = `${reserved};background:${block}124${field},${block}202${field},${block}288${field}`;
