export type { Emit, IqEventDetails, IqEventName } from "./app/host/events";
export type { RouterAdapter } from "./app/navigation/router";
export type { LineSlug } from "./business/lines";
export type { AttributeName } from "./element/attributes";
export type { InsuranceQuoteElement } from "./element/element";
export type { AttributeValues, PropertyValues } from "./element/propertyValues";
export { defineInsuranceQuote } from "./element/npm/defineInsuranceQuote";
export type { WrapperListeners } from "./element/wrapperEvents";
