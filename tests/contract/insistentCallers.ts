import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { newId } from "../../src/kernel/ids";

export interface LeadAnswer {
  /** Status, type and Retry-After. */
  readonly told: string;
  readonly body: { readonly leadId?: string; readonly token?: string };
}

export const taken = "201 application/json null";
export const refused = "503 application/problem+json 1";

/** Creates a lead as a page of the default partner does. */
export async function createLead(url: string, key = newId()): Promise<LeadAnswer> {
  const response = await fetch(`${url}/v1/leads`, {
    method: "POST",
    headers: { "X-Partner-Key": "pk_default_demo", "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ insuranceLine: "PERSONAL_AUTO" }),
  });
  const { status, headers } = response;
  return { told: `${status} ${headers.get("Content-Type")} ${headers.get("Retry-After")}`, body: (await response.json()) as LeadAnswer["body"] };
}

/** Callers who create one lead after the other, each repeated with the same key until it is taken. */
export function insistentCallers(url: string, count: number) {
  let isOver = false;
  const answers: LeadAnswer[] = [];
  const created: LeadAnswer[] = [];
  const insist = async (): Promise<void> => {
    while (!isOver) {
      const key = newId();
      let answer = await createLead(url, key);
      answers.push(answer);
      while (answer.told !== taken) {
        await pause(100);
        answer = await createLead(url, key);
        answers.push(answer);
      }
      created.push(answer);
    }
  };
  const calling = Promise.all(Array.from({ length: count }, insist));
  return {
    answers,
    created,
    /** Resolves when everyone has the lead that was last asked for. */
    async stop(): Promise<void> {
      isOver = true;
      await calling;
    },
  };
}

/** The number of leads that a database has. */
export async function leadsIn(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ leads: string }>("SELECT count(*) AS leads FROM lead");
  await client.end();
  return Number(rows[0]?.leads);
}
