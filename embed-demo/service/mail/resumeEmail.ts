import { resumeHours } from "../../../src/business/limits";
import type { Letterhead } from "../partners/letterhead";
import type { EmailMessage } from "./emailMessage";
import { letter } from "./letter";

/** The link that continues the visit on another device. */
export const resumeEmail = ({ letterhead, to, url }: { letterhead: Letterhead; to: string; url: string }): EmailMessage =>
  letter({
    letterhead,
    to,
    subject: "Continue where you left off",
    parts: [
      { kind: "text", text: "Your answers and quotes are saved. Open this link on the device that you want to use." },
      { kind: "link", label: "Continue my quote", url },
      { kind: "text", text: `The link works once and expires in ${resumeHours} hours. Anyone who has it can see your answers, so share it only with people you trust.` },
    ],
  });
