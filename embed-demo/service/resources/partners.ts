import { readLeadLookup } from "../../../src/api/contract/leadLookups";
import { readReferral } from "../../../src/api/contract/referrals";
import { guessable } from "../http/call";
import { ProblemError } from "../http/problemError";
import { leadLookups, referrals } from "../partners/demoPeople";

export const partnersRoutes = [
  // Who a code or an id is about is told to their own partner alone.
  guessable(
    "referral",
    readReferral,
    ({ params }) => params.referralCode,
    ({ params, partner }) => {
      const found = referrals.get(params.referralCode);
      if (found?.partner !== partner.id) throw new ProblemError("REFERRAL_NOT_FOUND");
      return found;
    },
  ),

  guessable(
    "lookup",
    readLeadLookup,
    ({ params }) => params.lookupId,
    ({ params, partner }) => {
      const found = leadLookups.get(params.lookupId)?.lead;
      if (found?.supplements.partner !== partner.id) throw new ProblemError("LOOKUP_NOT_FOUND");
      return found;
    },
  ),
];
