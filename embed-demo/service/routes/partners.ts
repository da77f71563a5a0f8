import { readLeadLookup, takeOverLeadLookup } from "../../../src/api/contract/leadLookups";
import { readReferral, takeOverReferral } from "../../../src/api/contract/referrals";
import { readPartner } from "../../../src/api/contract/partners";
import { guessable, route } from "../http/call";
import { ProblemError } from "../http/problemError";
import { leadLookups, referrals } from "../partners/demoPeople";
import { maskedEmail, maskedName, maskedPhone } from "../partners/masked";
import type { Partner, Partners } from "../partners/partners";
import { partnerShownToCallers } from "../partners/partnerShownToCallers";

interface Coded {
  readonly partner: Partner;
}

/** The person behind a code, returned only to their own partner. */
function referralOf({ partner, params }: Coded & { params: { referralCode: string } }) {
  const found = referrals.get(params.referralCode);
  if (found?.partner !== partner.id) throw new ProblemError("REFERRAL_NOT_FOUND");
  return found;
}

/** The record of an id, returned only to its own partner. */
function lookupOf({ partner, params }: Coded & { params: { lookupId: string } }) {
  const found = leadLookups.get(params.lookupId)?.lead;
  if (found?.supplements.partner !== partner.id) throw new ProblemError("LOOKUP_NOT_FOUND");
  return found;
}

const codeOf = ({ params }: { params: { referralCode: string } }): string => params.referralCode;
const idOf = ({ params }: { params: { lookupId: string } }): string => params.lookupId;

export const partnersRoutes = ({ byId }: Pick<Partners, "byId">) => [
  route(readPartner, ({ params: { partnerId } }) => {
    const found = byId(partnerId);
    if (!found) throw new ProblemError("PARTNER_NOT_FOUND");
    return partnerShownToCallers(found);
  }),

  guessable("referral", readReferral, codeOf, (call) => {
    const { referralCode, firstName, lastName, email, phone, partner } = referralOf(call);
    return { referralCode, firstName: maskedName(firstName), lastName: maskedName(lastName), email: maskedEmail(email), phone: maskedPhone(phone), ...(partner && { partner }) };
  }),
  guessable("referral", takeOverReferral, codeOf, referralOf),

  guessable("lookup", readLeadLookup, idOf, (call) => {
    const { firstName, lastName, email, phone, supplements: _supplements, ...head } = lookupOf(call);
    return {
      ...head,
      ...(firstName && { firstName: maskedName(firstName) }),
      ...(lastName && { lastName: maskedName(lastName) }),
      ...(email && { email: maskedEmail(email) }),
      ...(phone && { phone: maskedPhone(phone) }),
    };
  }),
  guessable("lookup", takeOverLeadLookup, idOf, lookupOf),
];
