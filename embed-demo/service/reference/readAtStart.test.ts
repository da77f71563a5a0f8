import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import type * as DataFile from "./dataFile";

afterEach(() => {
  vi.doUnmock("./dataFile");
  vi.resetModules();
});

/** Reads the reference data as a service does that has just started, with one file's text replaced. */
async function start(changed?: { readonly name: string; readonly text: string }): Promise<ReadonlySet<string>> {
  vi.resetModules();
  const { dataFile, hasDataFile } = await vi.importActual<typeof DataFile>("./dataFile");
  const read = new Set<string>();
  vi.doMock("./dataFile", () => ({
    hasDataFile,
    dataFile: (name: string) => {
      read.add(name);
      return name === changed?.name ? changed.text : dataFile(name);
    },
  }));
  const { readAtStart } = await import("./readAtStart");
  readAtStart();
  return read;
}

it("reads every file of reference data", async () => {
  const files = readdirSync(join(import.meta.dirname, "../data")).filter((name) => name !== "NOTICE" && !/^breeds\.\w+\.psv$/.test(name));
  expect([...(await start())].filter((name) => !/^breeds\.\w+\.psv$/.test(name)).sort()).toEqual(files.sort());
});

it.each([
  ["zips.psv.gz", "7870|Austin|TX|Travis|453|30.2|-97.7", "zips.psv.gz, line 1, column zip"],
  ["vehicles.json.gz", '{"car":{"Tesla":{"Model S":[[2012]]}},"moto":{}}', "vehicles.json.gz, car, Tesla, Model S"],
  ["vinpack.json.gz", "{", "vinpack.json.gz: it isn't JSON"],
])("refuses to start with a fault in %s", (name, text, message) => expect(start({ name, text })).rejects.toThrow(message));
