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

it("describes every event that is sent to a partner, with the standard's headers", () => {
  interface Called { post: { summary: string; parameters: { name: string }[]; requestBody: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> } } }
  const { webhooks } = openApiDocument() as { webhooks: Record<string, Called> };
  expect(Object.keys(webhooks)).toEqual(["lead.created", "lead.finalized", "callback.requested", "quote.selected", "policy.bound", "payment.failed", "lead.erased"]);
  for (const [type, { post }] of Object.entries(webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual(["webhook-id", "webhook-timestamp", "webhook-signature"]);
    const { schema } = post.requestBody.content["application/json"]!;
    expect(schema).toMatchObject({ properties: { type: { const: type } }, required: ["type", "timestamp", "data"] });
  }
});

it("leaves no schema empty, as one that JSON Schema can't express would be", () => {
  const empty: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value) && Object.keys(value).length === 0) empty.push(path);
    for (const [key, member] of Object.entries(value)) look(member, `${path}/${key}`);
  };
  const { paths, webhooks } = openApiDocument();
  look(paths, "");
  look(webhooks, "");
  // A body without members has a `properties` object that is empty.
  expect(empty.filter((path) => !path.endsWith("/schema/properties"))).toEqual([]);
});

it("refers only to schemas that it defines", () => {
  const text = JSON.stringify(openApiDocument());
  const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference));
  expect([...references]).toEqual(["#/components/schemas/Problem"]);
});
