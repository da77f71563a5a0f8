const block = "linear-gradient(#8882 0 0) 50% ";
const field = "px/min(560px,90%) 54px no-repeat";

/**
 * Declarations that hold the widget's place and hint at what is coming: two fields and an action. Drawn as backgrounds, so
 * that loader and element show the same with no markup. A host that wants another height gives the tag its own `min-height`.
 */
export const placeholder = `display:block;min-height:640px;background:${block}124${field},${block}202${field},${block}288${field}`;
