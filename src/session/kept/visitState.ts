import { signal } from "@preact/signals-react";
import { newId } from "../../kernel/ids";
import type { AdvisorAsked, ApplicationRef, Bought, EmailBegun, LeadCreation, LeadRef, OpenCase, Outcome, Selection, Snapshot } from "./snapshot";

/** Creates a visit's state beside answers, journeys and quotes: restored after a reload, or empty for a new visit. */
export const visitState = (restored: Snapshot | null) => ({
  secret: signal(restored?.secret ?? newId()),
  application: signal<ApplicationRef | null>(restored?.application ?? null),
  lead: signal<LeadRef | null>(restored?.lead ?? null),
  device: signal(restored?.device ?? 0),
  isElsewhere: signal(false),
  leadCreation: signal<LeadCreation | null>(restored?.leadCreation ?? null),
  applicationCreation: signal(restored?.applicationCreation ?? null),
  advisorAsked: signal<AdvisorAsked | null>(restored?.advisorAsked ?? null),
  emailBegun: signal<EmailBegun | null>(restored?.emailBegun ?? null),
  selection: signal<Selection | null>(restored?.selection ?? null),
  openCase: signal<OpenCase | null>(restored?.openCase ?? null),
  complex: signal<Snapshot["complex"]>(restored?.complex ?? null),
  outcome: signal<Outcome | null>(restored?.outcome ?? null),
  bought: signal<Bought | null>(restored?.bought ?? null),
  returnTo: signal<string | null>(restored?.returnTo ?? null),
});

export type VisitState = ReturnType<typeof visitState>;
