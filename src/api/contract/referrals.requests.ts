import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { id } from "./values";

const params = z.object({ referralCode: id });

export const referralsRequests = {
  readReferral: {
    summary: "Read who a referral code is about, masked",
    params,
    problems: ["REFERRAL_NOT_FOUND"],
  },
  takeOverReferral: {
    summary: "Take over whom a referral code is about",
    params,
    body: z.object({}),
    problems: ["REFERRAL_NOT_FOUND"],
  },
} satisfies Requests;
