import { phrases } from "../../kernel/phrase";
import type { LineFlow } from "../../session/line";
import { genericContact, genericPhone } from "../../stages/finalize/step";

const groups = phrases("other.group", { contact: "Contact" });

/** Insurance that isn't quoted here goes straight to an advisor. */
export const flow: LineFlow = {
  groups: [{ id: "contact", label: groups.contact, steps: genericContact }],
  detachedSteps: [genericPhone],
};
