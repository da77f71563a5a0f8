import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../../embed-demo/service/http/openApi";
import { contractFaults, misreadings, webhookFaults, type ContractDocument } from "./contractFaults";

/*
 * The contract of each released version, as its service described it. Pages keep an older element for months, and a newer one
 * can meet a service that is still being replaced, so both must understand each other.
 */
const folder = join(import.meta.dirname, "releasedContracts");
const fileOf = (version: string): string => join(folder, `${version}.json`);
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const today = JSON.parse(JSON.stringify(openApiDocument())) as ContractDocument;

/** A line per operation, so that a version's file can be read and compared. */
const lines = (operations: object): string => {
  const written = Object.entries(operations).map(([path, methods]) => `  ${JSON.stringify(path)}: ${JSON.stringify(methods)}`);
  return `{\n${written.join(",\n")}\n}`;
};
const written = ({ paths, webhooks }: ContractDocument): string => `{"paths": ${lines(paths)}, "webhooks": ${lines(webhooks)}}\n`;

it("keeps the contract of the version in package.json, which the first run with a new version writes", async () => {
  const kept = existsSync(fileOf(version)) ? readFileSync(fileOf(version), "utf8") : written(today);
  await expect(kept).toMatchFileSnapshot(fileOf(version));
});

const [major] = version.split(".");
const released = readdirSync(folder).filter((name) => name.startsWith(`${major}.`));

describe.each(released)("an element made for %s", (name) => {
  const then = JSON.parse(readFileSync(join(folder, name), "utf8")) as ContractDocument;

  it("is understood by today's service, and reads its responses", () => {
    expect(contractFaults(then, today)).toEqual([]);
  });

  it("has partners' servers beside it that can read today's events", () => {
    expect(webhookFaults(then, today)).toEqual([]);
  });

  it("leaves a service that today's element understands, for as long as it takes to replace one", () => {
    const shared = Object.fromEntries(Object.entries(today.paths).filter(([path]) => path in then.paths));
    const responses = contractFaults({ ...today, paths: shared }, then).filter((fault) => fault.includes(" response"));
    expect(responses).toEqual([]);
  });
});

describe("a reader of another version", () => {
  const text = { type: "string" };
  const reader = { type: "object", properties: { id: text, state: { type: "string", enum: ["open", "closed"] }, price: { type: "number", maximum: 100 } }, required: ["id"] };

  it.each([
    ["reads members that it doesn't know", { ...reader, properties: { ...reader.properties, rating: text }, required: ["id", "rating"] }, []],
    ["reads fewer values", { ...reader, properties: { ...reader.properties, state: { const: "open" }, price: { type: "integer", maximum: 9 } } }, []],
    ["misses a member that it needs", { ...reader, required: [] }, ["it.id may be missing"]],
    ["doesn't know a further value", { ...reader, properties: { ...reader.properties, state: { type: "string", enum: ["open", "lost"] } } }, ['it.state: ["lost"] isn\'t among the known values']],
    ["refuses null", { ...reader, properties: { ...reader.properties, id: { type: ["string", "null"] } } }, ["it.id: string or null instead of string"]],
    ["refuses another type", { ...reader, properties: { ...reader.properties, id: { type: "integer" } } }, ["it.id: integer instead of string"]],
    ["refuses a wider bound", { ...reader, properties: { ...reader.properties, price: { type: "number", maximum: 200 } } }, ["it.price: maximum 200 instead of 100"]],
  ])("%s", (_name, writer, faults) => {
    expect(misreadings(reader, writer, "it")).toEqual(faults);
  });

  it("misses an operation that a service lacks, and a request that it needs more of", () => {
    const operation = (required: boolean) => ({ parameters: [{ name: "state", in: "query", required, schema: text }], responses: { 200: {} } });
    const caller = { paths: { "/v1/a": { get: operation(false) }, "/v1/b": { get: operation(true) } }, webhooks: {} };
    const service = { paths: { "/v1/a": { get: operation(true) } }, webhooks: {} };
    expect(contractFaults(caller, service)).toEqual(["GET /v1/a request.state may be missing", "GET /v1/b is missing"]);
  });
});
