import { StrictMode } from "react";
import { InsuranceQuote } from "insurance-quote/react";

const hear = ({ type }: Event): void => void (window.heard ??= []).push(type);

export function Page({ firstScreen }: { firstScreen?: string }) {
  return (
    <StrictMode>
      <InsuranceQuote partner="prairie-lantern" line="pet" load="eager" firstScreen={firstScreen} style={{ display: "block", minHeight: 900 }} onReady={hear} onStep={hear}>
        <a href="https://www.clearmoor.example/quote/pet/info">Get your quote</a>
      </InsuranceQuote>
    </StrictMode>
  );
}
