import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { IqEventDetails, IqEventName } from "../app/host/events";
import type { InsuranceQuoteElement } from "../element/element";
import type { AttributeValues, PropertyValues } from "../element/propertyValues";

type Listeners = { [Name in IqEventName as `on${Name}`]?: ((event: CustomEvent<IqEventDetails[Name]>) => void) | undefined };

type Attributes = { [Name in keyof AttributeValues]?: AttributeValues[Name] | null | undefined };
type Properties = { [Name in keyof PropertyValues]?: PropertyValues[Name] | null | undefined };

type AnyTag = DetailedHTMLProps<HTMLAttributes<InsuranceQuoteElement>, InsuranceQuoteElement>;

/** The tag's props in React 19, which sets properties where the element has them, and listens to `oniq-step`. */
export type InsuranceQuoteTagProps = Attributes & Properties & Listeners & AnyTag;
