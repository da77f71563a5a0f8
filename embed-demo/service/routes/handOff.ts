import { calendarDay } from "../../../src/kernel/dates";
import { and, eq, isNull, sql } from "drizzle-orm";
import { createHandOffToken, listHandOffKeys, redeemHandOffToken } from "../../../src/api/contract/handOffTokens";
import { age } from "../../../src/business/limits";
import { newId } from "../../../src/kernel/ids";
import { sourceLanguage } from "../../../src/kernel/language";
import { handOff } from "../database/tables/handOff";
import type { Vault } from "../database/vault";
import { publicKeysOf } from "../handOff/keys";
import { applicationOfCustomer, ownLead } from "../handOff/ownLead";
import { lifetime, newRef, readToken, signToken, siteOf } from "../handOff/tokens";
import { route, sessionOf } from "../http/call";
import { ProblemError } from "../http/problemError";
import { ageErrors } from "../applications/applicant";
import { refuse } from "../applications/refusal";

/** `externalOrigin`: the origin of the sites that tokens lead to. `vault`: opens the key that signs them. */
export const handOffRoutes = (externalOrigin: string, vault: Vault) => [
  route(createHandOffToken, async (call) => {
    const { productType: product, customerId, lead: said } = call.body;
    // A partner can't create leads for another.
    const leadPartner = call.body.leadPartner === call.partner.id ? call.partner.id : null;
    const sessionId = sessionOf(call);
    const applicationId = await applicationOfCustomer(call.db, sessionId, customerId, product);
    if (applicationId === null) throw new ProblemError("NOT_FOUND");
    if (said.dateOfBirth !== undefined) refuse(ageErrors("/lead/dateOfBirth", said.dateOfBirth, age, calendarDay(call.now)));
    const lead = await ownLead(call.db, sessionId, applicationId, said);
    const [jti, ref, site] = [newId(), newRef(product), siteOf(product, externalOrigin)];
    const expiresAt = new Date(call.now.getTime() + lifetime);
    await call.db.insert(handOff).values({
      id: jti,
      sessionId,
      partnerId: call.partner.id,
      ref,
      productType: product,
      customerId,
      leadPartner,
      lead,
      expiresAt,
    });
    const token = await signToken(call.db, vault, { jti, ref, product, customerId, site, expiresAt });
    return { token, ref, url: `${site}?${new URLSearchParams({ token, ref, ...(call.language !== sourceLanguage && { lang: call.language }) }).toString()}`, expiresTimestamp: expiresAt.toISOString() };
  }),

  route(listHandOffKeys, async (call) => ({ keys: await publicKeysOf(call.db) })),

  route(redeemHandOffToken, async (call) => {
    const jti = await readToken(call.db, call.body.token);
    if (jti === null) throw new ProblemError("HAND_OFF_TOKEN_INVALID");
    // A single statement decides between two that arrive at once.
    const [used] = await call.db.update(handOff).set({ usedAt: sql`now()` }).where(and(eq(handOff.id, jti), isNull(handOff.usedAt))).returning();
    if (!used) throw new ProblemError("HAND_OFF_TOKEN_USED");
    const { productType, customerId, ref, lead, partnerId, leadPartner, createdAt } = used;
    return { productType, customerId, ref, partner: leadPartner ?? partnerId, lead, createdTimestamp: createdAt.toISOString() };
  }),
];
