import { z } from "../kernel/zod";
import { partnerConfigSchema } from "./content";

/**
 * The brand for when a partner's content is unavailable: Clearmoor, without images, because their server may be the one that
 * is down.
 */
export const bundledConfig = z.parse(partnerConfigSchema, {
  id: "default",
  name: "Clearmoor",
  publishableKey: "pk_default_demo",
  tollFreeNumber: "(800) 555-0142",
  privacyUrl: "https://clearmoor.example/legal/privacy/",
  termsUrl: "https://clearmoor.example/legal/terms/",
  privacyChoicesUrl: "https://clearmoor.example/legal/privacy-choices/",
  howWeRankUrl: "https://clearmoor.example/legal/how-we-rank/",
  locationsUrl: "https://clearmoor.example/locations/",
  hostedUrl: "https://clearmoor.example/quote/",
  flags: { honeyQuote: true, life: true, privateLabel: true },
  licensing: {
    agency: "Clearmoor Insurance Agency, LLC",
    npn: "0155501",
    licenses: [
      { state: "OH", number: "1155019" },
      { state: "CA", number: "0N15501" },
      { state: "TX", number: "2155019" },
      { state: "NY", number: "BR-1155019" },
    ],
  },
  consentVersion: "2026-11-24",
});
