import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { IqEventDetails, IqEventName } from "../app/host/events";
import type { AttributeName, PropertyName } from "./attributes";
import type { InsuranceQuoteElement } from "./element";

type Listeners = { [Name in IqEventName as `on${Name}`]?: (event: CustomEvent<IqEventDetails[Name]>) => void };

/** The tag's props in React 19, which sets properties where the element has them, and listens to `oniq-step`. */
export type InsuranceQuoteTagProps = DetailedHTMLProps<HTMLAttributes<InsuranceQuoteElement>, InsuranceQuoteElement> &
  Partial<Record<Exclude<AttributeName | PropertyName, "router" | "line">, string | null>> & {
    line?: string | readonly string[] | null;
    router?: InsuranceQuoteElement["router"];
  } & Listeners;

declare module "react" {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own types keep the tags in one
  namespace JSX {
    interface IntrinsicElements {
      "insurance-quote": InsuranceQuoteTagProps;
    }
  }
}
