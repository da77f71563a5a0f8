import { expect, it } from "vitest";
import { openApiDocument } from "../../embed-demo/service/http/openApi";
import { routesOf } from "../../embed-demo/service/routes";
import type { Connection } from "../../embed-demo/service/database/connect";
import { endpoints } from "../../src/api/contract/endpoints";

it("gives every endpoint one route, and no route without an endpoint", () => {
  const routes = routesOf({} as Connection, new AbortController().signal, "");
  expect(routes.map(({ endpoint }) => endpoint.id).sort()).toEqual(endpoints.map(({ id }) => id).sort());
});

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
