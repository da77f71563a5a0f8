import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { endpoints } from "../../../src/api/contract/endpoints";
import { cell, code, table } from "./markdown";

type Seen = Readonly<Record<string, readonly string[]>>;

/** Written by `npm run faults`: what a visitor saw, by the faults after which they saw it. */
const seenCalls = JSON.parse(readFileSync(fileURLToPath(new URL("faults.json", import.meta.url)), "utf8")) as Readonly<Record<string, { readonly once: Seen; readonly always: Seen }>>;

const said = (text: string): string => (text === "" ? "Nothing. They go on." : cell(text));
const isCode = (fault: string): boolean => /^[A-Z]/.test(fault);
const listed = (faults: readonly string[]): string => faults.map((fault) => (isCode(fault) ? code(fault) : fault)).join(", ");

/** One row for each thing that a visitor may see after a call went wrong. */
const rows = endpoints.flatMap(({ id }) => {
  const seen = seenCalls[id];
  if (!seen) return [[code(id), "", "", "Not tried: `npm run faults` found no way to it, or hasn't run since it was added."]];
  return (["once", "always"] as const).flatMap((rhythm) => Object.entries(seen[rhythm]).map(([text, faults]) => [code(id), rhythm === "once" ? "once" : "each time", listed(faults), said(text)]));
});

/** The tables of calls that go wrong, each under its name in the pages. */
export const faultTables = { faults: table(["call", "goes wrong", "how", "what the visitor sees"], rows) };
