import { readLeadLookup } from "../../../src/api/contract/leadLookups";
import { readPartner } from "../../../src/api/contract/partners";
import { readReferral } from "../../../src/api/contract/referrals";
import { guessable, route } from "../http/call";
import { ProblemError } from "../http/problemError";
import { leadLookups, referrals } from "../partners/demoPeople";
import { partnerById } from "../partners/partners";

export const partnersRoutes = [
  route(readPartner, ({ params }) => {
    const found = partnerById(params.partnerId);
    if (!found) throw new ProblemError("PARTNER_NOT_FOUND");
    const { key: _key, ...shown } = found;
    return shown;
  }),

  // Who a code or an id is about is told to their own partner alone.
  guessable(
    route(readReferral, ({ params, partner }) => {
      const found = referrals.find((known) => known.referralCode === params.referralCode && known.partner === partner.id);
      if (!found) throw new ProblemError("REFERRAL_NOT_FOUND");
      return found;
    }),
  ),

  guessable(
    route(readLeadLookup, ({ params, partner }) => {
      const found = leadLookups.get(params.lookupId);
      if (found?.supplements.partner !== partner.id) throw new ProblemError("LOOKUP_NOT_FOUND");
      return found;
    }),
  ),
];
