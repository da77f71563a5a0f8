import { trimmed } from "../../form/validate";
import type { Submission } from "../../session/answers/submission";
import type { LineStep } from "../../session/line";
import type { Session } from "../../session/session";

/** Starts sending a step as it is shown. */
export function submit(session: Session, { fields }: LineStep, behind?: "behind"): Submission {
  const typed = Object.fromEntries(fields.map((field) => [field.name, session.draft(field).peek()]));
  return session.submit(fields, trimmed(typed), typed, behind);
}
