import pino from "pino";
import { beforeAll, expect, it } from "vitest";
import { purge } from "../../embed-demo/service/retention/purge";
import { onEveryEngine } from "./engines";
import { clientOf } from "./journey";
import { startPaymentSandbox } from "./paymentSandbox";
import { age, everyEnd, filledTables, people, traces } from "./people";

type Who = keyof typeof people;

const lead = ["application.parts", "lead.fields"];
const signed = ["application.parts", "bind_submission.submitted", "lead.fields"];
const consent = ["consent.phone", "consent.text"];
const policy = ["bind_submission.submitted", "policy.summary"];

/** The time that passes before each check, and the columns that hold each person then. */
const left: readonly (readonly [older: string, Partial<Record<Who, readonly string[]>>])[] = [
  [
    "1 hour",
    {
      begun: [...lead, "hand_off.lead"],
      quoted: [...lead, "email.message"],
      finalized: [...lead, ...consent],
      stopped: signed,
      refused: signed,
      bought: [...lead, ...policy, "email.message"],
    },
  ],
  ["24 hours", { begun: lead, quoted: lead, finalized: [...lead, ...consent], stopped: signed, refused: signed, bought: [...lead, ...policy] }],
  ["30 days", { finalized: [...lead, ...consent], bought: [...lead, ...policy] }],
  ["2 years", { finalized: consent, bought: [...lead, ...policy] }],
  ["3 years", { bought: [...lead, ...policy] }],
  ["2 years", {}],
];

onEveryEngine("A visit's end", (start, open) => {
  beforeAll(async () => {
    const sandbox = await startPaymentSandbox();
    const service = await start({ port: sandbox.apiPort, externalOrigin: sandbox.external });
    await everyEnd(clientOf(service.url));
    await service.stop();
    await sandbox.stop();
  });

  it("decides where the person's data is kept and how long; after the last period nothing is left", async () => {
    const connection = await open();
    for (const [older, expected] of left) {
      await age(connection, older);
      await purge(connection, pino({ level: "silent" }), new AbortController().signal);
      const found = await Promise.all(Object.entries(people).map(async ([who, person]) => [who, await traces(connection, person)] as const));
      const wanted = Object.keys(people).map((who) => [who, [...(expected[who as Who] ?? [])].sort()]);
      expect([older, ...found]).toEqual([older, ...wanted]);
    }
    expect(await filledTables(connection)).toEqual(["partner", "partner_key", "signing_key"]);
    await connection.close();
  });
});
