import { createHandOffToken, listHandOffKeys, redeemHandOffToken } from "../../api/contract/handOffTokens";
import { erasePerson, requestErasure } from "../../api/contract/erasures";
import { createLead, deleteLead, listConsents, readLead, recordConsent, updateLead } from "../../api/contract/leads";
import { createResumeLink, redeemResumeLink, resumeLength, takeVisitBack } from "../../api/contract/resumeLinks";
import { wireOf } from "../../business/lines";
import { newId } from "../../kernel/ids";
import type { Backend } from "../backend";
import { NotReached } from "../verdicts";
import { application, newLead, ownLead, revisionOfLead } from "../visits";
import { sample } from "./sample";

const pageUrl = (at: Backend): string => `${at.origin()}/quote`;

/** The longest visit that a link may keep, so that a body limit below it shows. */
const longestVisit = (): string => JSON.stringify({ visit: "x".repeat(resumeLength - 20) });

async function handOff(at: Backend) {
  const line = at.lineOf("homeowners", "condominium", "pet");
  const { applicantId, token } = await application(at, line);
  const productType = line === "homeowners" ? "PERSONAL_HOME" : line === "condominium" ? "CONDOMINIUM" : "PET";
  return { body: { productType, customerId: applicantId, lead: { firstName: at.inputs.firstName } }, token, idempotencyKey: newId() } as const;
}

async function resumeLink(at: Backend) {
  const { token } = await ownLead(at);
  return { body: { pageUrl: pageUrl(at), visit: longestVisit() }, token, idempotencyKey: newId() };
}

/** The secret in the fragment of a resume link. */
async function secretOf(at: Backend): Promise<string> {
  const { url } = await at.value(createResumeLink, await resumeLink(at));
  const secret = /[\w-]{43}(?![\w-])/.exec(new URL(url).hash)?.[0];
  if (secret === undefined) throw new NotReached("createResumeLink's url has no secret of 43 characters in its fragment");
  return secret;
}

/** Leads, the links of their visits, and the hand-off to other sites. */
export const leadSamples = {
  createLead: sample(
    createLead,
    async ({ inputs, options }) => ({ body: { insuranceLine: wireOf(options.lines[0]!), firstName: inputs.firstName }, idempotencyKey: newId() }),
    { otherBody: (body) => ({ ...body, firstName: "Bo" }) },
  ),
  readLead: sample(readLead, async (at) => {
    const { leadId, token } = await ownLead(at);
    return { params: { leadId }, token };
  }),
  updateLead: sample(updateLead, async (at) => {
    const lead = await ownLead(at);
    const revision = await revisionOfLead(at, lead);
    return { params: { leadId: lead.leadId }, query: {}, token: lead.token, revision, body: { lastName: at.inputs.lastName } };
  }),
  deleteLead: sample(deleteLead, async (at) => {
    const { leadId, token } = await newLead(at);
    return { params: { leadId }, token };
  }),
  recordConsent: sample(
    recordConsent,
    async (at) => {
      const { leadId, token } = await ownLead(at);
      const page = `${at.options.origin ?? "https://www.example.com"}/quote`;
      const body = { kind: "CALLS_AND_TEXTS", given: true, text: "I agree to calls.", textVersion: "1", pageUrl: page, phone: "(512) 555-0134" } as const;
      return { params: { leadId }, token, body, idempotencyKey: newId() };
    },
    { otherBody: (body) => ({ ...body, text: "I agree to calls and texts." }) },
  ),
  listConsents: sample(listConsents, async (at) => {
    const { leadId, token } = await ownLead(at);
    return { params: { leadId }, token };
  }),
  createResumeLink: sample(createResumeLink, resumeLink, { otherBody: (body) => ({ ...body, visit: "{}" }) }),
  redeemResumeLink: sample(redeemResumeLink, async (at) => ({ body: { secret: await secretOf(at) } })),
  takeVisitBack: sample(takeVisitBack, async (at) => ({ body: {}, token: (await ownLead(at)).token })),
  requestErasure: sample(requestErasure, async (at) => ({ body: { email: `nobody-${newId().slice(0, 8)}@example.com`, pageUrl: pageUrl(at) } })),
  erasePerson: sample(erasePerson, async () => ({ body: { secret: "A".repeat(43) } }), { unreachable: "only the person's mailbox has the secret" }),
  createHandOffToken: sample(createHandOffToken, handOff, { otherBody: (body) => ({ ...body, lead: { firstName: "Bo" } }) }),
  listHandOffKeys: sample(listHandOffKeys, async () => ({})),
  redeemHandOffToken: sample(redeemHandOffToken, async (at) => ({ body: { token: (await at.value(createHandOffToken, await handOff(at))).token } })),
};
