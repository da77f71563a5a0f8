import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { IqEventDetails, IqEventName } from "../app/host/events";
import type { AttributeName, CamelCase } from "./attributes";
import type { InsuranceQuoteElement } from "./element";
import type { PropertyValues } from "./propertyValues";

type Listeners = { [Name in IqEventName as `on${Name}`]?: ((event: CustomEvent<IqEventDetails[Name]>) => void) | undefined };

type Attributes = { [Name in AttributeName]?: PropertyValues[CamelCase<Name>] | null | undefined };
type Properties = { [Name in keyof PropertyValues]?: PropertyValues[Name] | null | undefined };

type AnyTag = DetailedHTMLProps<HTMLAttributes<InsuranceQuoteElement>, InsuranceQuoteElement>;

/** The tag's props in React 19, which sets properties where the element has them, and listens to `oniq-step`. */
export type InsuranceQuoteTagProps = Attributes & Properties & Listeners & AnyTag;

declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own types keep the tags in one
  namespace JSX {
    interface IntrinsicElements {
      "insurance-quote": InsuranceQuoteTagProps;
    }
  }
}
