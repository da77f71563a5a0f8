import { insuranceLines } from "../../src/business/lines";
import type { QuoteStatus } from "../../src/api/contract/values";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Auto"; "Not chosen yet" for a visit without a line. */
export const lineIn = (wire: string | null): string => capital(insuranceLines.find((line) => line.wire === wire)?.label ?? wire ?? "not chosen yet");

type Tone = "plain" | "good" | "care" | "bad";

/** The words for a lead's status, and their tone. */
export const statuses: Readonly<Record<QuoteStatus, { readonly label: string; readonly tone: Tone }>> = {
  CAPTURED: { label: "Started", tone: "plain" },
  QUOTED: { label: "Has prices", tone: "plain" },
  BINDABLE: { label: "Can buy", tone: "plain" },
  FINALIZED: { label: "With an advisor", tone: "good" },
  PAID: { label: "Paid, no policy yet", tone: "care" },
  BOUND: { label: "Has a policy", tone: "good" },
};

/** "policy-compare" as "Policy compare"; the page before all others has no name. */
export const stepIn = (step: string): string => (step === "" ? "First page" : capital(step.replaceAll(/[-_/]/g, " ")));
