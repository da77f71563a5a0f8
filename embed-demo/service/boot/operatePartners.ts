import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isLineSlug, lineSlugs, slugOf, wireOf } from "../../../src/business/lines";
import { inNumber } from "../../../src/kernel/plural";
import { connect } from "../database/connect";
import { DirectoryInUse } from "../database/lock";
import { partnerChange, partnerId, webhookAddresses } from "../partners/partnerInput";
import { operateOn, type PartnerOperations } from "../partners/operations";
import { admitPartners, type ListedPartner } from "../partners/store";
import { environment } from "./environment";
import { remoteOperations } from "./remoteOperations";
import { vaultOf } from "./secretsKeys";

const usage = `npm run service -- partners
  list
  add <id> [--origin https://shop.example …] [--line auto …] [--flag life=on …] [--webhooks file.json] [--config folder]
  set <id> [the same] [--state active|suspended]
  rotate <id> [--overlap 7d]
  revoke <key>
Lists replace the former ones: "none" empties one, and --line all follows the content again.
--service http://localhost:4402 asks a running service, with its DESK_TOKEN, instead of the database.`;

const options = {
  origin: { type: "string", multiple: true },
  line: { type: "string", multiple: true },
  flag: { type: "string", multiple: true },
  webhooks: { type: "string" },
  config: { type: "string" },
  state: { type: "string" },
  overlap: { type: "string" },
  service: { type: "string" },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof options; args: string[]; allowPositionals: true }>>["values"];

/** `npm run service -- partners`: adds and changes partners and their keys. Every running process knows it at once. */
export async function operatePartners(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ options, args: [...args], allowPositionals: true });
  const [command = "", subject = "", ...rest] = positionals;
  const run = rest.length > 0 || (command === "list") !== (subject === "") ? undefined : commands[command];
  if (!run) throw new Error(usage);
  const asked = await run(subject, values);
  const { operations, close } = await open(values.service);
  try {
    process.stdout.write(`${await asked(operations)}\n`);
  } finally {
    await close();
  }
}

/** Reads its arguments first, so that a fault in them needs no database. Each returns the lines to print. */
const commands: Readonly<Record<string, (subject: string, given: Given) => Promise<(operations: PartnerOperations) => Promise<string>>>> = {
  list: () => Promise.resolve(async ({ list }) => (await list()).map(described).join("\n\n")),

  async add(id, given) {
    const change = await changeOf(given);
    checked(partnerId, id, "The id");
    return async ({ add }) => `${id} added. Its key:\n${(await add(id, change)).key}`;
  },

  async set(id, given) {
    const change = await changeOf(given);
    return async ({ set }) => {
      await set(id, change);
      return `${id} changed.`;
    };
  },

  rotate(id, { overlap = "7d" }) {
    const seconds = secondsIn(overlap);
    return Promise.resolve(async ({ rotate }) => {
      const { key, former, until } = await rotate(id, seconds);
      return [`The new key of ${id}:`, key, ...(former.length > 0 ? [`Until ${until} also:`, ...former] : [])].join("\n");
    });
  },

  revoke(key) {
    return Promise.resolve(async ({ revoke }) => {
      const { partnerId: id, left } = await revoke(key);
      return `${key} is revoked. ${id} has ${left} working ${inNumber({ one: "key", other: "keys" }, left)}.`;
    });
  },
};

/** The operations of a running service, or of the database that the service's variables name. */
async function open(service: string | undefined): Promise<{ operations: PartnerOperations; close: () => Promise<void> }> {
  if (service !== undefined) return { operations: remoteOperations(service, process.env["DESK_TOKEN"]), close: () => Promise.resolve() };
  const settings = await environment(process.env);
  const connection = await connect(settings).catch((error: unknown) => {
    throw error instanceof DirectoryInUse ? new Error(`${error.message} Or ask that service: --service http://localhost:4402, with its DESK_TOKEN.`) : error;
  });
  // A database on which no service has started yet has no partners.
  const vault = vaultOf(settings.secretsKeys);
  await connection.transaction((db) => admitPartners(db, vault, settings.partners ?? []));
  return { operations: operateOn(connection, vault), close: connection.close };
}

async function changeOf({ origin, line, flag, webhooks, config, state }: Given) {
  return checked(
    partnerChange,
    {
      ...(state !== undefined && { state }),
      ...(origin && { origins: listOf(origin) }),
      ...(line && { lines: line.includes("all") ? null : listOf(line).map(lineNamed) }),
      ...(flag && { flags: Object.fromEntries(listOf(flag).map(flagIn)) }),
      ...(webhooks !== undefined && { webhooks: webhooks === "none" ? [] : checked(webhookAddresses, await jsonIn(webhooks), webhooks) }),
      ...(config !== undefined && { config: await jsonIn(join(config, "config.json")) }),
    },
    "",
  );
}

const listOf = (given: readonly string[]): readonly string[] => (given.includes("none") ? [] : given);

function lineNamed(slug: string) {
  if (!isLineSlug(slug)) throw new Error(`"${slug}" isn't a line. There are: ${lineSlugs.join(", ")}.`);
  return wireOf(slug);
}

/** "life=on" */
function flagIn(text: string): [string, boolean] {
  const [, name, value] = /^(\w+)=(on|off)$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`--flag ${text}: write it as life=on or life=off.`);
  return [name, value === "on"];
}

const units = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** "7d", "12h", "30m", "45s" or "0" as seconds. */
function secondsIn(text: string): number {
  const [, count, unit = "s"] = /^(\d{1,5})([smhd])$/.exec(text) ?? /^(0)$/.exec(text) ?? [];
  if (count === undefined) throw new Error(`--overlap ${text}: write it as 7d, 12h, 30m or 0.`);
  return Number(count) * units[unit as keyof typeof units];
}

async function jsonIn(path: string): Promise<unknown> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new Error(`${path} can't be read.`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${path} isn't JSON.`);
  }
}

interface Schema<Output> {
  safeParse(input: unknown): { success: true; data: Output } | { success: false; error: { issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } };
}

/** Throws one line with the fault and its place, and without the input, which may contain a secret. */
function checked<Output>(schema: Schema<Output>, input: unknown, place: string): Output {
  const read = schema.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${[place, ...(issue?.path ?? []).map(String)].filter(Boolean).join(" ")}: ${issue?.message ?? "invalid"}.`);
}

/** A partner in lines, without secrets. */
function described({ id, state, origins, lines, flags, webhooks, keys }: ListedPartner): string {
  const said: readonly [string, readonly string[]][] = [
    ["origins", origins],
    ["lines", lines === null ? ["as its content says"] : lines.map(slugOf)],
    ["flags", Object.entries(flags).map(([name, isOn]) => `${name}=${isOn ? "on" : "off"}`)],
    ["webhooks", webhooks],
    ["keys", keys.map((one) => `${one.key} ${one.state}${one.state === "works" && one.expiresAt !== null ? ` until ${one.expiresAt}` : ""}`)],
  ];
  return [`${id} (${state})`, ...said.flatMap(([name, values]) => (values.length === 0 ? [`  ${name}: none`] : values.map((value) => `  ${name}: ${value}`)))].join("\n");
}
