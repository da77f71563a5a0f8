import { and, eq } from "drizzle-orm";
import type { Endpoint } from "../../../src/api/contract/endpoint";
import { lead } from "../database/tables/lead";
import type { Call } from "../http/call";
import { ProblemError } from "../http/problemError";
import type { ApplicationParts } from "../database/parts";
import type { Staging } from "./staging";
import { addressOutcome, bindScenario, createOutcome, isWithoutToken, nameOutcome, ratingScenario, recordsOutcome } from "./testInputs";

/** The members of a request that can contain a test input. */
interface Said {
  propertyAddress?: { addressLine1?: string };
  personalInfo?: { lastName?: string };
  personalInfoData?: { lastName?: string };
  drivers?: { lastName: string }[];
  petName?: string;
  leadId?: string;
  lead?: { lastName?: string };
}

/** The enabled test inputs. */
export const demoStaging: Staging = {
  async refuse(endpoint, call) {
    const said = (call.body ?? {}) as Said;
    if (endpoint.id === "createHandOffToken" && isWithoutToken(said.lead?.lastName)) throw new ProblemError("HAND_OFF_FAILED");
    if (!endpoint.path.startsWith("/v1/applications/")) return;
    const names = [said.personalInfo?.lastName, said.personalInfoData?.lastName, said.petName, ...(said.drivers ?? []).map(({ lastName }) => lastName)];
    const street = endpoint.create ? createOutcome(said.propertyAddress?.addressLine1 ?? "") : null;
    const refused = street ?? firstOf([...names, await lastNameOf(endpoint, call, said.leadId)]);
    if (refused) throw new ProblemError(refused);
  },
  verification: addressOutcome,
  records: recordsOutcome,
  bindScenario: ({ personalInfo }: ApplicationParts) => bindScenario(personalInfo?.lastName),
  scenario: ({ pet, drivers = [], personalInfo }: ApplicationParts) => {
    const [primary] = [...drivers].sort((a, b) => a.sequenceNum - b.sequenceNum);
    return pet ? (ratingScenario(pet.petName) ?? ratingScenario(pet.email)) : ratingScenario((primary ?? personalInfo)?.lastName);
  },
};

const firstOf = (names: readonly (string | undefined)[]) => names.map(nameOutcome).find((outcome) => outcome !== null) ?? null;

/** Life's create has no street, so the lead's name is used. */
async function lastNameOf(endpoint: Endpoint, { db, sessionId }: Call<Endpoint>, leadId: string | undefined): Promise<string | undefined> {
  if (!endpoint.create || leadId === undefined || sessionId === null) return undefined;
  const [found] = await db.select({ fields: lead.fields }).from(lead).where(and(eq(lead.id, leadId), eq(lead.sessionId, sessionId)));
  return found?.fields.lastName;
}
