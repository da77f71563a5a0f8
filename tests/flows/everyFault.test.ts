import { describe, expect, it } from "vitest";
import { tables } from "../../embed-demo/docs/tables/tables";
import { endpoints } from "../../src/api/contract/endpoints";
import { faultsOf } from "../faults/faults";
import { readSeen } from "../faults/seen";
import { callsOfWidget } from "../faults/widgetCalls";

describe("the docs' table of calls that go wrong", async () => {
  const seen = await readSeen();

  it("lists every call of the contract", async () => {
    const { faults = "" } = await tables();
    expect(endpoints.map(({ id }) => id).filter((id) => !faults.includes(`| \`${id}\` |`))).toEqual([]);
  });

  it("has seen only calls that the widget makes", () => {
    const calls = callsOfWidget();
    expect(Object.keys(seen).filter((id) => !calls.has(id))).toEqual([]);
  });

  it.each(endpoints.filter(({ id }) => seen[id]))("has seen only faults of $id that there are", (endpoint) => {
    const faults = faultsOf(endpoint).map(({ name }) => name);
    const { once, always } = seen[endpoint.id]!;
    for (const rhythm of [once, always]) expect(Object.values(rhythm).flat().filter((fault) => !faults.includes(fault))).toEqual([]);
  });
});
