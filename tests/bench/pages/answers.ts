import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { suggestAddresses } from "../../../src/api/contract/addresses";
import type { createLifeApplication } from "../../../src/api/contract/applications/createLife";
import type { ResponseOf } from "../../../src/api/contract/endpoint";
import type { recordEvents } from "../../../src/api/contract/events";
import type { createLead } from "../../../src/api/contract/leads";

const lead: ResponseOf<typeof createLead> = { leadId: "lead", quoteStatus: "CAPTURED", recordType: "HAPPY", revision: 1, token: "token" };

const application: ResponseOf<typeof createLifeApplication> = {
  applicationId: "application",
  applicantId: "applicant",
  quoteId: null,
  insuranceLine: "LIFE",
  thirdParties: [],
  editableCoverages: [],
  revision: 1,
  token: "token",
};

/** Empty, as no street begins with the letters that are typed. */
const suggestions: ResponseOf<typeof suggestAddresses> = { suggestions: [] };

const events: ResponseOf<typeof recordEvents> = { accepted: 1 };

/** Every response of the quote service on the way to life's second step, the same for all pages. */
const answers = { "v1/leads": lead, "v1/applications/life": application, "v1/addresses/suggestions": suggestions, "v1/events": events };

/** Writes the quote service's responses as static files. */
export async function writeAnswers(folder: string): Promise<void> {
  for (const [path, answer] of Object.entries(answers)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(answer));
  }
}
