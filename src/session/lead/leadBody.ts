import type { BodyOf } from "../../api/contract/requests";
import type { RecordType, updateLead } from "../../api/contract/leads";
import type { QuoteStatus } from "../../api/contract/values";
import { leadQuoteId } from "../../business/limits";
import { normaliseEmail } from "../../flow/rules/email";
import { phoneDigits } from "../../flow/rules/phone";
import { filled } from "../../kernel/filled";
import { addressLine1, addressLine2, cityField, stateField, zipField } from "../fields/address";
import { bundling } from "../fields/bundling";
import { callbackAt, contactBy } from "../fields/contact";
import { emailedQuotes } from "../fields/emailed";
import { emailField, firstName, lastName, phoneField } from "../fields/person";
import { isBatch, leadLookup, referralCode } from "../fields/referral";
import { otherProducts } from "./scenarios";
import { isSecondLine } from "../secondLine";
import type { Session } from "../session";

type LeadBody = BodyOf<typeof updateLead>;

/** The contact preference belongs to the lead that it was given for: a second line's lead starts without it. */
function contactPreference(session: Session): Pick<LeadBody, "contactPreference"> {
  const answers = session.answers.peek();
  const by = answers.get(contactBy);
  const at = answers.get(callbackAt);
  if (!by) return {};
  return { contactPreference: { by, ...(by === "CALL" && at !== "now" && at !== "" && { callAt: at }) } };
}

/** decisions.md, "Record types". The digital ones belong to purchase. */
function recordType({ redirect, complex, answers }: Session): RecordType {
  if (redirect.peek()?.kind === "hand-off") return "HONEYQUOTE";
  if (complex.peek()) return "COMPLEX";
  if (answers.peek().get(isBatch)) return "BATCH_QUOTE_TO_DIGITAL";
  return answers.peek().get(leadLookup) ? "FETCH" : "HAPPY";
}

/** Returns the line's own part of the lead, whether it belongs to a bundle, and the home's unit. */
function details(session: Session): Pick<LeadBody, "gender" | "maritalStatus" | "bundleDiscount" | "prefill"> {
  const answers = session.answers.peek();
  const unit = answers.get(addressLine2);
  return {
    ...session.line.peek()?.lead?.(answers, session.ruleContext().state ?? ""),
    ...filled<Pick<LeadBody, "bundleDiscount">>({ bundleDiscount: isSecondLine(session) || answers.get(bundling) }),
    ...(unit && { prefill: { address: { unit } } }),
  };
}

/** Returns everything that is known about the visitor; optional members only if they are filled. */
export function leadBody(session: Session, status: QuoteStatus): LeadBody {
  const answers = session.answers.peek();
  const line = session.line.peek();
  const selection = session.selection.peek();
  // On the generic pages a lead keeps the line that it was created for, unless its visitor has chosen something else.
  const keepsLine = line?.wire === "OTHER" && session.lead.peek() !== null && session.complex.peek()?.scenario !== otherProducts;
  const propertyAddress = filled<NonNullable<LeadBody["propertyAddress"]>>({
    addressLine1: answers.get(addressLine1),
    addressLine2: answers.get(addressLine2),
    city: answers.get(cityField),
    state: answers.get(stateField),
    zipCode: answers.get(zipField),
  });
  const { partner } = session;
  const { visitorId, agentId, location } = session.identity();
  return {
    ...(line && !keepsLine && { insuranceLine: line.wire, product: line.wire }),
    ...details(session),
    ...(status === "FINALIZED" && contactPreference(session)),
    ...filled<LeadBody>({
      quoteStatus: status,
      recordType: recordType(session),
      applicationId: session.application.peek()?.id,
      emailId: answers.get(emailedQuotes),
      referralCode: answers.get(referralCode),
      viuPartner: partner.requestedId,
      agentId: agentId ?? partner.config.agentId,
      location: location ?? partner.config.locationId,
      organizationGuid: partner.config.organizationGuid,
      firstName: answers.get(firstName),
      lastName: answers.get(lastName),
      email: normaliseEmail(answers.get(emailField)),
      phone: phoneDigits(answers.get(phoneField)),
      carrier: selection?.carrierName,
      carrierId: selection?.carrierId,
      scope: selection?.kind === "quote" ? "FullQuote" : undefined,
      selectedCarrierSpecificQuoteId: selection?.carrierSpecificQuoteId?.slice(0, leadQuoteId),
      sessionId: session.id,
      visitorId,
    }),
    ...(Object.keys(propertyAddress).length > 0 && { propertyAddress }),
  };
}
