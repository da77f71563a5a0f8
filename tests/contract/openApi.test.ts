import { expect, it } from "vitest";
import { openApiDocument } from "../../embed-demo/service/http/openApi";
import { endpoints } from "../../src/api/contract/endpoints";

it("names each endpoint once, by id and by method and path", () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
});

it("describes every endpoint, its parameters and its problems", () => {
  const document = openApiDocument() as { openapi: string; paths: Record<string, Record<string, { operationId: string; parameters: { name: string }[]; responses: object }>> };
  expect(document.openapi).toBe("3.1.0");
  for (const endpoint of endpoints) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(endpoint.id);
    const names = operation?.parameters.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status));
  }
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

it("leaves no schema empty, as one that JSON Schema can't express would be", () => {
  const empty: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value) && Object.keys(value).length === 0) empty.push(path);
    for (const [key, member] of Object.entries(value)) look(member, `${path}/${key}`);
  };
  look(openApiDocument().paths, "");
  // A body without members has a `properties` object that is empty.
  expect(empty.filter((path) => !path.endsWith("/schema/properties"))).toEqual([]);
});

it("refers only to schemas that it defines", () => {
  const text = JSON.stringify(openApiDocument());
  const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference));
  expect([...references]).toEqual(["#/components/schemas/Problem"]);
});
